import type { EntityModel } from '../../../../renderer/core'
import type { Catalog, ListSpec } from '../../../query'
import { listSpec } from '../../../records/columns'
import { fail, ServerError } from '../../../util/errors'
import { snakeCase } from '../../../util/snake-case'
import { entityOf } from '../model/entity'
import { type Form, foreignKey, MAIN, tableOf } from '../model/form'
import * as forms from '../repository'
import { texts } from '../texts'

/** A form at work: as it was configured, and as the engine of records knows it. */
export interface Running {
  readonly form: Form
  readonly entity: EntityModel
  /** What its lists read; columns are called as in the table. */
  readonly spec: ListSpec
}

const NEWEST = { name: 'create_time', order: 'desc' } as const

/** The engine's own columns are called in camel case; those of a form are called as in its table. */
function specOf(entity: EntityModel): ListSpec {
  const spec = listSpec(entity)
  const columns = spec.columns.map(column => {
    const name = typeof column.column === 'string' ? column.column : snakeCase(column.name)
    return { ...column, name, column: column.column ?? name }
  })
  return { ...spec, columns, sort: spec.sort ?? NEWEST }
}

function running(form: Form): Running {
  const { entity, issues } = entityOf(form)
  if (!entity) return fail(texts.check.wrong(issues[0]?.message ?? ''))
  return { form, entity, spec: specOf(entity) }
}

type KnownForms = Map<string, { readonly version: number; readonly running: Running }>

/** By application: its forms, each good while it has the same version; the version is read at every call, since other processes change it too. */
const knownForms = new WeakMap<Catalog, KnownForms>()
const MOST_KNOWN = 500

async function runningOf(trx: forms.Trx, { id, version }: forms.Standing): Promise<Running | undefined> {
  const known: KnownForms = knownForms.get(trx.catalog) ?? new Map()
  knownForms.set(trx.catalog, known)
  const found = known.get(id)
  if (found?.version === version) return found.running
  const head = await forms.findHead(trx, id)
  if (!head) return undefined
  const made = running(await forms.formOf(trx, head))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(id, { version: head.version, running: made })
  return made
}

/** The form with that id or table; refused when there is none, or when its table is not as it says. */
export async function runningForm(trx: forms.Trx, by: 'id' | 'tableName', value: string): Promise<Running> {
  const standing = await forms.standingOf(trx, by, value)
  if (!standing) return fail(texts.noForm)
  if (!standing.made) return fail(texts.noSync)
  return (await runningOf(trx, standing)) ?? fail(texts.noForm)
}

/** The same; undefined instead of a refusal. */
export async function tryForm(trx: forms.Trx, by: 'id' | 'tableName', value: string): Promise<Running | undefined> {
  const standing = await forms.standingOf(trx, by, value)
  try {
    return standing?.made ? await runningOf(trx, standing) : undefined
  } catch (error) {
    if (error instanceof ServerError) return undefined
    throw error
  }
}

/** A sub-table, and the column that says whose its rows are. */
export interface SubTable extends Running {
  readonly table: string
  /** Column of the sub-table. */
  readonly key: string
  /** Column of the main table whose value it holds. */
  readonly mainField: string
  readonly single: boolean
}

function subTable(sub: Running, mainTable: string): SubTable | undefined {
  const key = foreignKey(sub.form, mainTable)
  if (!key?.mainField) return undefined
  const { relationType } = sub.form.head
  // Rows of a record stand in the order in which they were added.
  const spec = sub.entity.sort.field === 'create_time' ? { ...sub.spec, sort: { name: 'create_time', order: 'asc' as const } } : sub.spec
  return { ...sub, spec, table: sub.entity.table, key: key.dbFieldName, mainField: key.mainField, single: relationType === 1 }
}

/** The sub-tables of a main table, in their order; none of any other. */
export async function subTables(trx: forms.Trx, { form: { head } }: Running): Promise<readonly SubTable[]> {
  if (head.tableType !== MAIN) return []
  const mainTable = tableOf(head.tableName)
  const found: SubTable[] = []
  for (const { id } of await forms.subHeads(trx, mainTable)) {
    const sub = subTable(await runningForm(trx, 'id', id), mainTable)
    if (sub) found.push(sub)
  }
  return found
}
