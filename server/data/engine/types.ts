/** What one process of the engine may take. */
export interface EngineLimits {
  /** Megabytes that the engine works in; what is beyond spills to the disk. */
  readonly memory: number
  readonly threads: number
  /** Megabytes that it may spill. */
  readonly spill: number
}

export type EngineValue = string | number | boolean | null

/** What a statement answers for a value: numbers beyond 2^53, decimals, dates and times as text. */
export type EngineCell = string | number | boolean | null

export interface Statement {
  /** Made by the compiler; no text of a caller stands in it. */
  readonly sql: string
  /** Values for `$1`, `$2` … */
  readonly values?: readonly EngineValue[]
}

export interface EngineTask {
  /** Run one after the other; the last one answers. */
  readonly statements: readonly Statement[]
  /** Absolute paths of the only files that may be read. */
  readonly reads?: readonly string[]
  /** Absolute path of the only folder that may be written to; it exists. */
  readonly writes?: string | undefined
}

export interface EngineOptions {
  /** Cancels it. */
  readonly signal?: AbortSignal | undefined
  /** Seconds after which it is ended. Default 60. */
  readonly seconds?: number
  /** Hears the share that is done, 0 to 1, of the statement under way. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Work of jobs leaves one place to pages. Default false. */
  readonly background?: boolean
}

/**
 * Why a task has brought nothing. `value`: a value of the data does not fit what is asked of it; `busy`: too many wait;
 * `crashed`: the process has ended.
 */
export type EngineFault = 'memory' | 'disk' | 'time' | 'cancelled' | 'crashed' | 'value' | 'busy' | 'failed'

/** From the server to a process. */
export type Order =
  | { readonly task: EngineTask; readonly limits: EngineLimits; readonly folder: string }
  | { readonly more: true }
  | { readonly stop: true }

/** From a process to the server. */
export type Reply =
  | { readonly progress: number }
  | { readonly rows: readonly (readonly EngineCell[])[] }
  | { readonly done: true }
  | { readonly fault: EngineFault; readonly detail: string }
