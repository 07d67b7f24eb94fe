import type { ActionType } from '../model/action'
import type { ValueKind } from '../model/cell-type'
import type { Operator } from '../model/operator'
import type { Limits } from '../model/rule'
import type { RequestModel } from '../model/source'
import type { ScreenChecks } from './normalise/field-checks'

/** A JSON Schema of settings, as data. */
export type SettingsSchema = { readonly [keyword: string]: unknown }

/** What the pipeline knows of a cell type. */
export interface CellInfo {
  readonly type: string
  readonly aliases?: readonly string[]
  readonly title: string
  readonly kind: ValueKind
  readonly settings: SettingsSchema
  readonly operators: readonly Operator[]
  readonly width?: number
  readonly align?: 'left' | 'center' | 'right'
  /** True for cells that read options. */
  readonly choices?: boolean
  /** True: an entity keeps no such value. */
  readonly secret?: boolean
  /** Where a server finds the texts of stored values; settings stand in braces. */
  readonly labels?: string
  /** What bounds its values: names of settings, or numbers. */
  readonly limits?: { readonly [limit in keyof Limits]?: string | number }
  /** The type that is meant where the field offers no choices; absent: that is a mistake. */
  readonly withoutChoices?: string
}

/** What the pipeline knows of an action: all but what it does. */
export type ActionInfo = Omit<ActionType, 'run' | 'confirm'>

export interface WidgetInfo {
  readonly widget: string
  readonly settings: SettingsSchema
  /** What it shows of its block's source; absent: it reads none. */
  readonly data?: 'record' | 'rows'
  /** True: its block may do without a source. */
  readonly sourceless?: true
  /** Of 24 columns where the page is as narrow as a phone. Default 24. */
  readonly narrow?: number
}

/** Every word that developers can add to the language. */
export interface ScreenRegistry {
  readonly cells: readonly CellInfo[]
  readonly kinds: readonly string[]
  readonly actions: readonly ActionInfo[]
  readonly steps: readonly string[]
  readonly widgets: readonly WidgetInfo[]
  readonly sources: readonly string[]
}

/** The shape of a value that a contract describes. */
export interface ContractShape {
  /** JSON types; empty: any. */
  readonly types: readonly string[]
  readonly properties: ReadonlyMap<string, ContractShape>
  readonly required: readonly string[]
  /** True: other properties are refused. */
  readonly closed: boolean
  /** Of a list. */
  readonly items?: ContractShape
}

/** One call of a contract. */
export interface ContractOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  /** `public`, `login` or the right that it asks for. */
  readonly auth: string
  /** Whether it takes the filters of the list convention. */
  readonly list: boolean
  readonly query: ContractShape
  readonly body?: ContractShape
  /** What the envelope carries. */
  readonly result: ContractShape
}

/** Every call that some contract describes. */
export interface Contracts {
  readonly operations: readonly ContractOperation[]
  find(method: string, path: string): ContractOperation | undefined
  byId(id: string): ContractOperation | undefined
}

/**
 * What is known of the world around a screen. An absent member means unknown: names of that sort are then taken
 * as they are, as a browser must that has not loaded every screen and dictionary. The checker knows them all.
 */
export interface ScreenEnvironment {
  /** Method and path of an operation id. */
  readonly operation?: (id: string) => { readonly method: string; readonly path: string } | undefined
  readonly contracts?: Contracts
  readonly screens?: ReadonlySet<string>
  /** The call that a screen lists its rows by; undefined where it has none or it is not known. */
  readonly listOf?: (id: string) => RequestModel | undefined
  readonly dictionaries?: ReadonlySet<string>
  /** The values of dictionaries whose items are known, by code. */
  readonly dictionaryValues?: ReadonlyMap<string, readonly string[]>
  /** Absent: as where a screen is drawn. */
  readonly checks?: ScreenChecks
  /** Columns by table, for dictionaries out of tables and for remote rules. */
  readonly tables?: ReadonlyMap<string, ReadonlySet<string>>
  readonly rights?: ReadonlySet<string>
  /** Bases of the entities whose rows have owners, such as `/audit/project`. */
  readonly owned?: ReadonlySet<string>
  /** Why a cell of that type cannot hold a value of the API; undefined when it can. */
  readonly refusal?: (type: string, wire: unknown, settings: SettingsSchema) => string | undefined
}
