import { parseExpression, SCREEN_NAMES, USER_LISTS, USER_TEXTS } from '../../expression'
import { ANY, BOOLEAN, DATE, inferTypes, listOf, NUMBER, recordOf, TEXT, type ValueType } from '../../expression/types'
import type { ValueKind } from '../../model/cell-type'
import { AUDIT_FIELDS } from '../../model/entity'
import type { Expression } from '../../model/expression'
import type { SourceModel } from '../../model/source'
import type { Place } from '../json/document'
import type { CellInfo } from '../registry-info'
import { whereOf } from '../where'
import { type Context, noteInText } from './context'
import { broughtNames } from './contract-fields'
import { meantCell } from './field-cell'
import { type FieldDraft, rowsOf } from './field-drafts'

const BY_KIND: { readonly [Kind in ValueKind]: ValueType } = {
  text: TEXT,
  integer: NUMBER,
  decimal: NUMBER,
  boolean: BOOLEAN,
  date: DATE,
  datetime: DATE,
  time: ANY,
  json: ANY,
  rows: listOf(ANY),
}

/** What every record has beside the fields of its screen. */
const RECORD = ['id', 'version', 'pid', 'hasChild', ...AUDIT_FIELDS].map(name => [name, ANY] as const)

const USER = recordOf([...USER_TEXTS.map(name => [name, TEXT] as const), ...USER_LISTS.map(name => [name, listOf(TEXT)] as const)])

/** What is known of a screen beside its fields. */
interface Around {
  /** The names of the blocks of a page. */
  readonly blocks?: readonly string[]
  readonly source?: SourceModel | undefined
}

/** What the fields of a record see: themselves, `form` with the same, `row` with all that was read, and the blocks of a page. */
function recordTypes(
  drafts: readonly FieldDraft[],
  context: Context,
  { blocks = [], source }: Around = {},
): ReadonlyMap<string, ValueType> {
  const fields = fieldTypes(drafts, context)
  const form = recordOf([...RECORD, ...fields])
  const brought = source && broughtNames(source, context)
  const row = brought === undefined ? ANY : recordOf([...RECORD, ...brought.map(name => [name, ANY] as const), ...fields])
  const around = new Map<string, ValueType>(SCREEN_NAMES.map(name => [name, ANY]))
  const whole = new Map([...around, ['user', USER], ['form', form], ['row', row]] as const)
  return new Map<string, ValueType>([...whole, ...blocks.map(name => [name, BLOCK] as const), ...fields])
}

const BLOCK = recordOf([
  ['selected', ANY],
  ['rows', listOf(ANY)],
  ['query', ANY],
])

/** What the fields of rows, or of an object, see: their own names over those around them; of rows no `row` is known. */
function innerTypes(drafts: readonly FieldDraft[], context: Context): ReadonlyMap<string, ValueType> {
  return new Map<string, ValueType>([...(context.types ?? []), ['row', ANY], ...fieldTypes(drafts, context)])
}

const fieldTypes = (drafts: readonly FieldDraft[], context: Context): readonly (readonly [string, ValueType])[] =>
  drafts.map(draft => [draft.name, typeOf(draft, context)] as const)

function typeOf(draft: FieldDraft, context: Context): ValueType {
  const cell = meantCell(draft.written, context.registry.cells)
  if (cell === undefined) return ANY
  const { fields, props } = draft.written
  if (fields !== undefined) {
    const record = recordOf([['id', ANY], ...fieldTypes(rowsOf(draft), context)])
    return cell.kind === 'rows' ? listOf(record) : record
  }
  // A pair of texts in storage is a truth in code; a year or a month is counted with.
  if (isPair(cell) || props?.picker !== undefined) return ANY
  return choice(draft, cell, context) ?? BY_KIND[cell.kind]
}

const isPair = ({ settings }: CellInfo): boolean => Object.hasOwn((settings.properties as object | undefined) ?? {}, 'values')

/** A single choice out of values that are known. */
function choice({ written }: FieldDraft, cell: CellInfo, { environment }: Context): ValueType | undefined {
  if (!cell.choices || cell.operators.includes('multi') || written.props?.allowInput === true) return undefined
  const { dict, options } = written
  const values = Array.isArray(options)
    ? options.map(option => String(typeof option === 'object' ? option.value : option))
    : dict !== undefined && options === undefined
      ? environment.dictionaryValues?.get(dict)
      : undefined
  return values && { kind: 'text', values }
}

/** What an expression gives; undefined where the text is none, which has been noted. */
export function typeOfValue(text: string, context: Context): ValueType | undefined {
  const { expression } = parseExpression(text)
  return expression && inferTypes(expression, name => context.types?.get(name)).type
}

/** What cannot be meant by the types of its names. */
function checkTypes(expression: Expression, start: number, place: Place, context: Context): void {
  const { findings } = inferTypes(expression, name => context.types?.get(name))
  const where = whereOf(place.path)
  for (const finding of findings) {
    if ('name' in finding) noteInText(context, 'SCREEN_UNKNOWN_NAME', place, start + finding.offset, where, finding.name, finding.known)
    else noteInText(context, 'SCREEN_EXPRESSION', place, start + finding.offset, where, finding.what)
  }
}

/** Works out the types of expressions, and of the names that they see. */
export interface TypeChecker {
  readonly expression: typeof checkTypes
  readonly ofRecord: typeof recordTypes
  readonly within: typeof innerTypes
}

export const typeChecker: TypeChecker = { expression: checkTypes, ofRecord: recordTypes, within: innerTypes }
