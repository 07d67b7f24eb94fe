import {
  type CodeCheck,
  type Conditional,
  createScope,
  type ExistsCheck,
  ExpressionError,
  evaluate,
  type Option,
  type Scope,
} from '../../renderer/core'
import type { DeclaredEntity } from './entity-hooks'
import type { RecordPlace } from './record-place'
import type { RowsField } from './storage/lines'
import type { StoredField } from './storage/statements'

/** A record as a request or a row of a workbook gives it. */
export type GivenRecord = Readonly<Record<string, unknown>>

/** Who writes, as expressions see it under `user`. */
export interface Writer {
  readonly id: string
  readonly username: string
  readonly realname: string
  readonly orgCode: string | null
  /** Codes of the roles. */
  readonly roles: readonly string[]
  readonly rights: readonly string[]
}

/** Asks whether another record holds the value; the message when one does. */
export type TakenCheck = (
  field: StoredField,
  value: unknown,
  target?: { readonly table: string; readonly column: string },
) => Promise<string | undefined>

/** What a write knows besides the record itself. */
export interface CheckContext {
  readonly writer: Writer
  readonly taken: TakenCheck
  /** Judges by the rules that are kept under a code. */
  readonly byCode: CodeCheck
  /** What a module adds to the rules of the fields: messages by field. */
  readonly ownCheck?: DeclaredEntity['check'] | undefined
  /** Asks the calls of rules whether a value is taken. */
  readonly exists: ExistsCheck
  /** The first of the values that the writer cannot choose out of a table; undefined where all can be chosen. */
  readonly firstAbsent: (labels: string, values: readonly string[]) => Promise<string | undefined>
  /** Fields whose value names a row of a table as it is written, blanks and all. Default none. */
  readonly named?: ReadonlySet<string>
  /** Of the files that a value names by their paths, the first that is not one of `accept`. */
  readonly firstRefusedFile: (accept: string, paths: readonly string[]) => Promise<string | undefined>
  /** Options of fields whose dictionary was read. */
  readonly options: ReadonlyMap<string, readonly Option[]>
  /** The record as it stands, for a change that names only some fields. */
  readonly stored?: GivenRecord | undefined
  /** Whether the record that stands has rows of a field. Default: it has. */
  readonly hasRows?: (field: RowsField) => Promise<boolean>
  /** True: it comes of a workbook, which has sheets for the rows that take part in imports; others are not asked for. */
  readonly imported?: boolean
  /** Of a line, and of an object: the record that it belongs to. */
  readonly form?: GivenRecord | undefined
  /** Of a line: the record that it belongs to, as it was before the write. Default: `form`. */
  readonly before?: GivenRecord | undefined
  /** Of an object: the record whose fields its expressions name as their own. */
  readonly around?: GivenRecord
  /** What expressions know of the record that is no field of it. Default: nothing. */
  readonly place?: RecordPlace
}

/** The names that expressions of a record know. */
export const scopeOf = (record: GivenRecord, { writer, form, around, place }: CheckContext): Scope =>
  createScope(record, around, { ...place, user: { ...writer }, form })

export const isRecord = (value: unknown): value is GivenRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is known of the fields of an object. */
export function partContext(name: string, context: CheckContext, record: GivenRecord): CheckContext {
  const start = `${name}.`
  const options = [...context.options].flatMap(([key, each]) => (key.startsWith(start) ? [[key.slice(start.length), each] as const] : []))
  const kept = context.stored?.[name]
  return {
    writer: context.writer,
    taken: async () => undefined,
    byCode: context.byCode,
    exists: context.exists,
    firstAbsent: context.firstAbsent,
    firstRefusedFile: context.firstRefusedFile,
    options: new Map(options),
    around: record,
    form: record,
    ...(context.place && { place: context.place }),
    stored: context.stored && (isRecord(kept) ? kept : {}),
  }
}

/** Whether a condition is true; one that cannot be evaluated is not. */
export function holds(condition: Conditional, scope: Scope): boolean {
  if (typeof condition === 'boolean') return condition
  try {
    return Boolean(evaluate(condition, scope))
  } catch (error) {
    if (error instanceof ExpressionError) return false
    throw error
  }
}
