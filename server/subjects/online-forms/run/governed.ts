import type { EntityModel } from '../../../../renderer/core'
import { andSql, type ListSpec, type RawListQuery, type RuleVariables } from '../../../query'
import { type Access, accessOf, narrowSpec } from '../access/access'
import { belongsToSeen } from '../access/repository'
import { type Field, type Form, foreignKey, isTreeColumn, SUB, tableOf } from '../model/form'
import * as forms from '../repository'
import { type Running, runningForm, type SubTable, subTables, tryForm } from './standing'

/** A form as one user has it: its columns are those that lists or forms show, its list those that lists show. */
export interface Governed extends Running {
  readonly access: Access
  /** The form as it is. */
  readonly whole: Running
  /** What forms read of a record. */
  readonly recordSpec: ListSpec
  /** Every column of the rows that the user may see: what writes read. */
  readonly writeSpec: ListSpec
}

export type GovernedSub = Governed & SubTable

/** Columns without which rows are none. */
const needed = ({ head }: Form, column: string) => column === 'id' || column === 'version' || isTreeColumn(head, column)

function narrowField(field: Field, { lists, shows, writes }: Access): Field {
  const name = field.dbFieldName
  return {
    ...field,
    ...(!lists(name) && { isShowList: 0, isQuery: 0 }),
    ...(!shows(name) && { isShowForm: 0 }),
    ...(!writes(name) && { isReadOnly: 1, fieldMustInput: '0' }),
  }
}

function narrowEntity(entity: EntityModel, { lists, shows, writes }: Access): EntityModel {
  const fields = entity.fields
    .filter(({ name }) => lists(name) || shows(name))
    .map(field => {
      const views = field.in.filter(view =>
        view === 'list' || view === 'export' ? lists(field.name) : view === 'import' ? writes(field.name) : shows(field.name),
      )
      return { ...field, in: views }
    })
  return { ...entity, fields }
}

function govern(whole: Running, access: Access): Governed {
  const { form, entity, spec } = whole
  const fits = (has: (column: string) => boolean) => (column: string) => needed(form, column) || has(column)
  const fields = form.fields
    .filter(({ dbFieldName }) => fits(name => access.lists(name) || access.shows(name))(dbFieldName))
    .map(field => narrowField(field, access))
  return {
    form: { ...form, fields },
    entity: narrowEntity(entity, access),
    spec: narrowSpec(spec, access, fits(access.lists)),
    access,
    whole,
    recordSpec: narrowSpec(spec, access, fits(access.shows)),
    writeSpec: narrowSpec(spec, access, () => true),
  }
}

/** Controls of a form hold in its views too. */
export const idsOf = ({ id, physicId }: Form['head']) => (physicId ? [id, physicId] : [id])

/** Rows of a sub-table belong to rows of its main table: where the user does not see these, they do not see those. */
async function belowSeen(trx: forms.Trx, userId: string, { form }: Running, access: Access, variables?: RuleVariables): Promise<Access> {
  const key = form.head.tableType === SUB ? foreignKey(form) : undefined
  const main = key?.mainTable ? await tryForm(trx, 'tableName', tableOf(key.mainTable)) : undefined
  if (!key?.mainField || !main) return access
  const { rows } = await accessOf(trx, userId, idsOf(main.form.head), main.spec, variables)
  if (!rows) return access
  const below = belongsToSeen(key.dbFieldName, `${forms.FORMS_SCHEMA}.${main.entity.table}`, key.mainField, rows)
  return { ...access, rows: andSql(access.rows, below) }
}

/** The form as the user has it. `variables`: what those of rules stand for where the user is not the caller. */
export async function governed(trx: forms.Trx, userId: string, running: Running, variables?: RuleVariables): Promise<Governed> {
  const access = await accessOf(trx, userId, idsOf(running.form.head), running.spec, variables)
  return govern(running, await belowSeen(trx, userId, running, access, variables))
}

/** The form with that id or table as the user has it; refused when there is none, or when its table is not as it says. */
export const governedForm = async (trx: forms.Trx, userId: string, by: 'id' | 'tableName', value: string): Promise<Governed> =>
  governed(trx, userId, await runningForm(trx, by, value))

/** The sub-tables of a main table as the user has them, in their order. */
export async function governedSubs(trx: forms.Trx, userId: string, { whole }: Governed): Promise<readonly GovernedSub[]> {
  const found: GovernedSub[] = []
  for (const sub of await subTables(trx, whole)) {
    const { table, key, mainField, single } = sub
    const own = await governed(trx, userId, sub)
    const sort = sub.spec.sort
    found.push({ ...own, recordSpec: { ...own.recordSpec, sort }, table, key, mainField, single })
  }
  return found
}

/** The form with its sub-tables for an advanced query to ask, each with the columns and the rows of it that the user sees. */
export async function withLines(trx: forms.Trx, userId: string, form: Governed, query: RawListQuery): Promise<Governed> {
  if (!query.superQueryParams && !query.superQueryTree) return form
  const subs = await governedSubs(trx, userId, form)
  const lines = subs.map(({ table: name, key: column, mainField: of, recordSpec: { table, columns, where } }) => ({
    name,
    table,
    columns,
    tie: { column, of },
    where,
  }))
  return { ...form, spec: { ...form.spec, lines } }
}

/** Codes of the fixed buttons, any of which does what a call of that action does. */
const BUTTONS = {
  add: ['add'],
  edit: ['update'],
  delete: ['delete', 'batch_delete'],
  import: ['import'],
  export: ['export'],
} as const

export type FormAction = 'list' | keyof typeof BUTTONS

export const FORM_BUTTONS: readonly (readonly [Exclude<FormAction, 'list'>, readonly string[]])[] = [
  ['add', BUTTONS.add],
  ['edit', BUTTONS.edit],
  ['delete', BUTTONS.delete],
  ['export', BUTTONS.export],
  ['import', BUTTONS.import],
]

/** Whether a button that does this is there. */
export const isOffered = ({ access }: Governed, action: FormAction): boolean => action === 'list' || BUTTONS[action].some(access.presses)
