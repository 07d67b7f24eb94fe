import { type EntityModel, translated } from '../../../renderer/core'
import type { QueryField, QuerySource } from '../../generated/operations'
import { type Asking, type ColumnKind, type ListColumn, openRows, type ReadableLists, type ReaderRows } from '../../query'
import { listSpec } from '../../records/columns'
import { systemSpecs } from './repository'
import { texts } from './texts'

/** What can be asked: whose rows, which of them for whom, and which fields. */
export interface AskedSource {
  readonly code: string
  /** In the language of the caller. */
  readonly title: () => string
  /** The right to read its rows. */
  readonly read: string
  /** The right to take them away as a workbook. */
  readonly exports: string
  /** The rows that a caller may read; undefined where none are the caller's to read. */
  readonly rows: (asking: Asking, lists: ReadableLists) => ReaderRows | undefined
  readonly fields: () => QueryField[]
}

/** Cell types for columns of which no entity tells. */
const TYPES: Record<ColumnKind, string> = {
  text: 'input',
  integer: 'inputNumber',
  decimal: 'inputNumber',
  boolean: 'switch',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  json: 'input',
}

function plainField({ name, kind, dict }: ListColumn): QueryField {
  const titles: Readonly<Record<string, string>> = texts.columns
  return { name, title: titles[name] ?? name, type: dict ? 'select' : TYPES[kind], kind, dict: dict ?? null }
}

function entitySource(entity: EntityModel): AskedSource {
  const own = new Map(entity.fields.map(field => [field.name, field]))
  const hidden = new Set(['id', 'version', 'pid', 'hasChild'])
  const columns = listSpec(entity).columns.filter(({ name, kind }) => !hidden.has(name) && kind !== 'json')
  return {
    code: entity.base,
    title: () => translated(entity.title),
    read: `${entity.perm}list`,
    exports: `${entity.perm}export`,
    rows: (asking, lists) => lists.rowsFor(asking, entity.base),
    fields: () =>
      columns.map(column => {
        const field = own.get(column.name)
        return field
          ? { name: field.name, title: translated(field.title), type: field.type, kind: column.kind, dict: field.dict ?? null }
          : plainField(column)
      }),
  }
}

function systemSource(name: 'user' | 'role' | 'depart', code: string): AskedSource {
  const spec = systemSpecs[name]
  return {
    code,
    title: () => texts.tables[name],
    read: `${name}:list`,
    exports: `${name}:export`,
    rows: ({ can }) => (can(`${name}:list`) ? openRows(spec) : undefined),
    fields: () => spec.columns.filter(column => column.name !== 'id').map(plainField),
  }
}

/** Everything that can be asked, entities first. */
export const sourcesOf = (entities: readonly EntityModel[]): readonly AskedSource[] => [
  ...entities.map(entitySource),
  systemSource('user', '/sys/user'),
  systemSource('role', '/sys/role'),
  systemSource('depart', '/sys/sysDepart'),
]

/** A source as the caller sees it. */
export const analysisSource = (source: AskedSource, can: (right: string) => boolean): QuerySource => ({
  code: source.code,
  title: source.title(),
  exports: can(source.exports),
  fields: source.fields(),
})
