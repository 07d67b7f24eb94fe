import type { Client } from '../../model/client'
import { AUDIT_FIELDS } from '../../model/entity'
import type { FieldModel } from '../../model/field'
import type { Host } from '../../model/host'
import type { ScreenModel } from '../../model/screen'
import { type Row, VERSION } from '../../model/source'
import { sameValue } from '../conflict'
import { keyName } from '../record'
import type { FoundPage } from '../use-pages'

/** A record whose versions are shown. */
export interface RecordPlace {
  readonly table: string
  readonly id: string
}

/** One change of a record, with the record before and after it as the API sends records. */
export interface Version {
  readonly id: string
  readonly action: 'insert' | 'update' | 'delete'
  /** From 1. */
  readonly number: number
  readonly who: string
  readonly time: string
  /** Null where there was none, or where it cannot be read any more. */
  readonly before: Row | null
  readonly after: Row | null
  /** What the server keeps of the record beside it, by its titles: in no version. */
  readonly beside: readonly string[]
}

const PATH = '/sys/dataLog/history'
const PAGE_SIZE = 20
/** Stands for a value that is shown to no user. */
const SECRET = '***'

/** Whether the server knows versions. */
export const hasHistory = ({ abilities }: Client): boolean => abilities?.has('GET', PATH) !== false

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function readVersion(row: Row): Version {
  const action = text(row.action)
  return {
    id: text(row.id),
    action: action === 'insert' || action === 'delete' ? action : 'update',
    number: Number(row.version ?? 0) + 1,
    who: text(row.createBy_dictText) || text(row.createBy),
    time: text(row.createTime),
    before: isRow(row.before) ? row.before : null,
    after: isRow(row.after) ? row.after : null,
    beside: Array.isArray(row.beside) ? row.beside.map(text) : [],
  }
}

/** One page of the versions of a record, from 1, the newest first. */
export async function readVersions(
  { client }: Host,
  { table, id }: RecordPlace,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage<Version>> {
  const query = { tableName: table, tableDataId: id, pageNo: page, pageSize: PAGE_SIZE }
  const answer = await client.request({ method: 'GET', path: PATH, query, signal, silent: true })
  const { records, total } = isRow(answer) ? answer : {}
  return { items: (Array.isArray(records) ? records.filter(isRow) : []).map(readVersion), total: Number(total ?? 0) }
}

/** What every save writes by itself. */
const KEPT: ReadonlySet<string> = new Set([...AUDIT_FIELDS, VERSION])

/** Fields that people see somewhere, and that a save does not write by itself. */
function seenFields(screen: ScreenModel): readonly FieldModel[] {
  const key = keyName(screen)
  return screen.fields.filter(({ name, in: views, type }) => views.length > 0 && !KEPT.has(name) && name !== key && type !== 'password')
}

/** Fields that a version can tell of: those that are seen, with a value of their own in the record. */
const toldFields = (screen: ScreenModel) => seenFields(screen).filter(({ kind }) => kind !== 'rows')

const isSaved = ({ in: views, saved }: FieldModel) => views.includes('form') && saved !== false

const differ = (name: string, one: Row | null, other: Row | null) =>
  one?.[name] !== SECRET && other?.[name] !== SECRET && !sameValue(one?.[name], other?.[name])

/** The fields that a version changed. */
export const changedFields = (screen: ScreenModel, { before, after }: Version): readonly FieldModel[] =>
  toldFields(screen).filter(({ name }) => (before !== null || after !== null) && differ(name, before, after))

/** The fields of the form that would change if the record became as it was: those that it holds in another way now. */
export function restoredFields(
  screen: ScreenModel,
  { after }: Version,
  current: Row,
  isOpen: (field: FieldModel) => boolean,
): readonly FieldModel[] {
  if (after === null) return []
  return toldFields(screen).filter(
    field => isSaved(field) && Object.hasOwn(after, field.name) && isOpen(field) && differ(field.name, after, current),
  )
}

/** Fields of the form that a version does not hold, since they are kept beside the record: restoring it leaves them as they are now. */
export const fieldsBeside = (screen: ScreenModel, { after }: Version, isOpen: (field: FieldModel) => boolean): readonly FieldModel[] =>
  seenFields(screen).filter(
    field => isSaved(field) && isOpen(field) && (field.kind === 'rows' || (after !== null && !Object.hasOwn(after, field.name))),
  )

/** What an edit sends so that these fields become as they were: with the version that was looked at, so that a later one is a conflict. */
export function restoredRow(screen: ScreenModel, { after }: Version, current: Row, fields: readonly FieldModel[]): Row {
  const key = keyName(screen)
  const lock = current[VERSION] === undefined || current[VERSION] === null ? {} : { [VERSION]: current[VERSION] }
  return { ...Object.fromEntries(fields.map(({ name }) => [name, after?.[name] ?? null])), [key]: current[key], ...lock }
}
