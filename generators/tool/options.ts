import type { Naming } from '../contract'

/** What a run of the generator is asked for; paths are relative to the working directory. */
export interface GenerateOptions {
  /** OpenAPI documents: files or addresses. */
  readonly documents: readonly string[]
  /** The folder of the outputs. What else stands there is left alone. */
  readonly out: string
  /** The outputs that are made; default: `client`. */
  readonly targets?: readonly string[]
  /** Only these operations: `tag:pets`, `schema:Pet`, `deprecated`, a path such as `/pets/*`, or the id of one. Default: all. */
  readonly only?: readonly string[]
  /** Not these operations, in the same words. */
  readonly exclude?: readonly string[]
  /** `tag`: a file for each tag, and `apis.ts` with all of them. */
  readonly split?: 'tag'
  /** What sends the calls; default: `alova`. */
  readonly transport?: 'alova' | 'fetch'
  /** `date` and `date-time` come as `Date`. */
  readonly dates?: 'Date'
  /** What `int64` comes as; default: a number. */
  readonly int64?: 'bigint' | 'string'
  /** `hooks.ts` for alova in React or Vue, or `queries.ts` for TanStack Query. */
  readonly hooks?: 'react' | 'vue' | 'query'
  /** The module of an alova instance of one's own, as the generated files import it; default: one is generated. */
  readonly module?: string
  /** The name of the instance in that module; default `http`. */
  readonly instance?: string
  /** Answers are envelopes whose property `result` is meant; default: `none`. */
  readonly envelope?: 'none' | 'result'
  /** Answers are checked: the target `validators` is made, and the client uses it. */
  readonly validate?: boolean
  /** Requests are checked before they are sent. */
  readonly validateRequests?: boolean
  readonly naming?: Naming
  /** Nothing is written. */
  readonly check?: boolean
  /** Nothing is written when something breaks that used the old output. */
  readonly refuseBreaking?: boolean
  /** Nothing is written when a document has problems. */
  readonly strict?: boolean
  /** Where the state of the last run is kept; null: nowhere. Default: `node_modules/.cache/weft`. */
  readonly cache?: string | null
  /** The working directory; default: that of the process. */
  readonly root?: string
  /** Hears what is being done. */
  readonly progress?: (text: string) => void
}

/** What came of it. */
export interface Generated {
  /** The files that were out of date, from the working directory; written, unless `refused` or `check`. */
  readonly stale: readonly string[]
  /** What is wrong in the documents, each with file, line, column and what was done about it. */
  readonly problems: readonly string[]
  /** How many notes there are. */
  readonly noteCount: number
  /** What is right but cannot be said in the output, or is uncertain; their places are worked out when they are asked for. */
  readonly notes: () => readonly string[]
  /** What is different for those who use the output, the breaking changes first; empty for a first run. */
  readonly changes: readonly Change[]
  /** Nothing was written, because of `refuseBreaking` or `strict`. */
  readonly refused: 'breaking' | 'problems' | null
  /** The local files that were read, for those who watch them. */
  readonly files: readonly string[]
}

export interface Change {
  readonly breaking: boolean
  /** The operation or type. */
  readonly where: string
  readonly what: string
}
