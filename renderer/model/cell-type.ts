import type { JSONSchemaType } from 'ajv'
import type { ComponentType } from 'react'
import type { FieldModel } from './field'
import type { Host } from './host'
import type { Operator } from './operator'
import type { Option } from './option'
import type { Limits } from './rule'
import type { Row } from './source'

/** The kind of value that a cell type holds; storage follows from it, never from the widget. */
export type ValueKind = 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'datetime' | 'time' | 'json' | 'rows'

/** Thrown by a codec for what its cell cannot hold; the message is Chinese and meant for people. */
export class CellValueError extends Error {
  override readonly name = 'CellValueError'
}

/** Where a cell stands: the settings of its field with defaults filled in, and the field's options. */
export interface CellPlace<Settings> {
  readonly settings: Settings
  readonly options: readonly Option[]
  /** Title of the field, where texts are read: it can name the unit of a number. Default none. */
  readonly title?: string | undefined
}

/** The three faces of a value: what the API sends, what the code holds, what a person reads. */
export interface CellCodec<Value, Settings> {
  /** True: what goes to the API is HTML of people; a server cleans it before it is stored. Default false. */
  readonly html?: true
  /** True: it holds one of the options; default: it may hold several, joined by commas. */
  readonly single?: true
  /** True: blanks around what people write are part of it, as of code. Default: every door drops them before it looks at the value. */
  readonly keepsBlanks?: true
  /** Of a cell of stored files: those that it takes, as an `<input type="file">` lists them. Absent: the value names no files. */
  accept?(at: CellPlace<Settings>): string
  /** Throws a `CellValueError` for what the cell cannot hold; null and '' decode to null. */
  decode(wire: unknown, at: CellPlace<Settings>): Value | null
  encode(value: Value | null, at: CellPlace<Settings>): unknown
  /** Used by lists, export, copy, print and screen readers. */
  text(value: Value | null, at: CellPlace<Settings>): string
  /** Pasted or imported text; `undefined` refuses it. */
  fromText(text: string, at: CellPlace<Settings>): Value | null | undefined
}

/** A cell that a server refused in one of the rows that a value holds. */
export interface RefusedLine {
  /** Its place among the rows, from 0. */
  readonly row: number
  readonly column: string
  readonly message: string
}

/** What a cell knows of its field, for names and messages. */
export interface CellField {
  readonly name: string
  readonly title: string
  /** Dictionary code or `table,text,code`. */
  readonly dict?: string | undefined
  /** The fields of each row, for types that hold rows. */
  readonly fields?: readonly FieldModel[]
}

/** What the viewer of a cell is given: its value, and where it stands. */
export interface CellViewerProps<Value, Settings> extends CellPlace<Settings> {
  readonly value: Value | null
  readonly field: CellField
  /** The record as the API sent it, for texts that come with it such as `sex_dictText`. */
  readonly row: Row
  /** `list` is one line high; `details` may take the room it needs. */
  readonly view: 'list' | 'details'
  /** Chinese characters that the text has room for before it fades, with a tooltip; 0: as many as there are. */
  readonly ellipsis: number
  /** Of a grid's cell: a key that lasts as long as its row, under which a file on its way is found again. Absent elsewhere. */
  readonly place?: string | undefined
}

/** What the editor of a cell is given: a controlled value, and how it stands. Editors know no form and no grid. */
export interface CellEditorProps<Value, Settings> extends CellPlace<Settings> {
  readonly id?: string
  readonly field: CellField
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
  /** Committing keys and leaving the cell; forms and grids validate then. */
  readonly onBlur?: () => void
  readonly disabled: boolean
  /** Shown but not changeable, and still focusable. */
  readonly readOnly: boolean
  readonly invalid: boolean
  readonly autoFocus?: boolean
  /** Its list or calendar is open from the beginning: a grid opens the editor of one cell, and it is what was asked for. */
  readonly unfolded?: boolean
  readonly placeholder?: string | undefined
  /** The id of the element that explains an error. */
  readonly describedBy?: string
  /** True in a query bar, where a choice of nothing means all. */
  readonly inQuery?: boolean
  /** True in a grid: one line high and as wide as its column, whatever else it needs hangs over the rest. Default false. */
  readonly compact?: boolean
  /** See `CellViewerProps`. Who gives it takes a change even after the editor is gone, such as the path of a file that arrives late. */
  readonly place?: string
  /**
   * Told why the value is not there yet, such as a file on its way, and undefined once it is or never comes; also after the editor is gone.
   * Until then the record is not saved. `giveUp` ends the waiting: it is called when the value is not wanted any more. Absent: `guard` is asked.
   */
  readonly onAwaited?: (reason: string | undefined, giveUp: () => void) => void
  /** Changes other fields of the record, by name, as the API holds them. Absent: there are none to change. */
  readonly setOthers?: (values: Row) => void
  /**
   * The record that the cell is part of, as code holds it: for cells that hold rows or want it all other fields, for cells that follow another
   * field that one. Absent: none is known.
   */
  readonly record?: { readonly [field: string]: unknown } | undefined
  /**
   * For editors whose value can be wrong in itself, such as rows: the check is asked before a save. It answers the message, shows the
   * place, and undefined lets the save go on. Gives back the end of it.
   */
  readonly guard?: (check: () => Promise<string | undefined>) => () => void
  /** For values that hold rows: what a server refused in them; another list with each refusal. Absent: nothing. */
  readonly refused?: readonly RefusedLine[] | undefined
}

/** A JSON Schema as plain data, where the interface of its settings is not known. */
export type SettingsSchema = { readonly [keyword: string]: unknown }

/** The part of a cell type that is data: servers, checkers and generators read it without React. */
export interface CellSchema<Settings = unknown> {
  /** The word an author writes. */
  readonly type: string
  /** Spellings of back ends of the family; resolved when a screen is normalised. */
  readonly aliases?: readonly string[]
  /** One Chinese line for the studio and the docs. */
  readonly title: string
  readonly kind: ValueKind
  /** ajv's type: schema and interface cannot drift apart. `default`s in it fill what the author left out. */
  readonly settings: unknown extends Settings ? SettingsSchema : JSONSchemaType<Settings>
  /** The conditions that a query offers; the first is the default of `"query": true`. */
  readonly operators: readonly Operator[]
  /** Default width of its column in pixels; absence leaves it to the list. */
  readonly width?: number
  readonly align?: 'left' | 'center' | 'right'
  /** True: the value is a secret: never kept in a draft, and no field of an entity. */
  readonly secret?: boolean
  /**
   * Where a server finds the texts of stored values, with settings in braces: `sys_user,realname,{store}` or
   * `report:{popupCode},{textField},{valueField}`. Absent: they stand for themselves, or the field's dictionary tells.
   */
  readonly labels?: string
  /** True for cells that read `options`: their field wants `dict` or `options`. */
  readonly choices?: boolean
  /** The setting that names the field on whose value this one depends: editors are given that value under `record`, and lose their own when it changes. */
  readonly follows?: string
  /** True: its editor in a form is given all other fields of the record under `record`. Default: those alone that hold rows are. */
  readonly wholeRecord?: true
  /**
   * What bounds its values: names of settings, or numbers. False is one, true a step of a
   * half, or any number. Each field of the type has a rule of them, which holds at every door. Default: nothing.
   */
  readonly limits?: { readonly [limit in keyof Limits]?: string | number }
  /** The type that is meant where the field offers no choices, such as the single box of `checkbox`. Absent: that is a mistake. */
  readonly withoutChoices?: string
}

/**
 * How a grid edits a cell without its Editor, by an input of its own that is there before the first key:
 * - `text`: `codec.text` is typed over and read by `codec.fromText`; what is typed stays as it is. `isUnfinished` tells of which texts
 *   nothing is said before the cell is left, such as a lone minus (default: none);
 *   `refusal` says why the cell does not keep a text, though `fromText` may read it (default: no more than that it does not fit);
 *   `opens` is true where a double click, F2 and Enter open the Editor, such as a calendar, and only a typed character begins a text.
 * - `choice`: one of the options, from a list that typing narrows. Where `free` is true (default false), what is typed can be chosen too.
 * - `toggle`: a click or Space puts `next` in the place of the value.
 */
export type QuickEdit<Value, Settings> =
  | {
      readonly by: 'text'
      readonly isUnfinished?: (text: string) => boolean
      readonly refusal?: (text: string, at: CellPlace<Settings>) => string | undefined
      readonly lines?: boolean
      readonly opens?: boolean
    }
  | { readonly by: 'choice'; readonly free?: (at: CellPlace<Settings>) => boolean }
  | { readonly by: 'toggle'; readonly next: (value: Value | null, at: CellPlace<Settings>) => Value | null }

/** Who knows the names of stored keys, such as those of people by their accounts. */
export interface CellNames {
  /** The kind of keys; those of one kind share what is known of them. */
  readonly what: string
  /** Names of keys; unknown keys are left out. */
  readonly fetch: (host: Host, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Keys of everything that bears one of the names, each with its name; several may bear the same. */
  readonly find: (host: Host, names: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** A picture that the server keeps, and what people call it. */
export interface StoredPicture {
  readonly path: string
  readonly name: string
}

/** A cell type without what draws it: data, codec and behaviour in grids, queries and print. Servers and generators read it without React. */
export interface CellDefinition<Value, Settings> extends CellSchema<Settings> {
  readonly codec: CellCodec<Value, Settings>
  /**
   * What the Viewer draws where that is a text and nothing else; undefined where it draws more, such as a colour.
   * Grids paint such cells without a component. Absent: the Viewer always draws.
   */
  readonly plain?: (value: Value | null, at: CellPlace<Settings>, row: Row, field: CellField) => string | undefined
  /** The stored pictures that the value stands for, to be seen on paper too. Absent: paper shows its text. */
  readonly pictures?: (value: Value | null) => readonly StoredPicture[]
  /** True: the Editor wants a `guard` though it holds no rows, because it shows texts that are no value. Default false. */
  readonly guards?: boolean
  /** For values that are keys of records elsewhere: the codec is given their names as options. Absent or undefined: values stand for themselves. */
  readonly names?: (settings: Settings) => CellNames | undefined
  /** Absent: a grid opens the Editor. */
  readonly quick?: QuickEdit<Value, Settings>
}

/** Everything the renderer knows about one word that an author may write as a field's `type`. */
export interface CellType<Value, Settings> extends CellDefinition<Value, Settings> {
  readonly Viewer: ComponentType<CellViewerProps<Value, Settings>>
  /** Absent: only shown. */
  readonly Editor?: ComponentType<CellEditorProps<Value, Settings>>
}

/** A cell type whose value and settings only its own files know; `cellType` makes one of a cell type of its own. */
export type AnyCellType = CellType<unknown, unknown>
