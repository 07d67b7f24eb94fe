import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  insertRow,
  type ListSpec,
  listAll,
  mustFind,
  type RowRule,
  type RuleVariables,
  removeRows,
  ruleVariables,
  type Trx,
  updateRow,
} from '../../../query'
import type { Control, DataRule, GrantMode, GrantType } from './model'

export type { Trx } from '../../../query'

const controls: ListSpec = {
  table: 'onl_form_control',
  columns: [
    ...['id', 'cgformId', 'code'].map(name => ({ name, kind: 'text' as const })),
    ...['type', 'page', 'control', 'status'].map(name => ({ name, kind: 'integer' as const })),
    { name: 'createTime', kind: 'datetime' },
  ],
  sort: { name: 'createTime', order: 'asc' },
}

const rules: ListSpec = {
  table: 'onl_form_rule',
  columns: [
    ...['id', 'cgformId', 'ruleName', 'ruleColumn', 'ruleOperator', 'ruleValue'].map(name => ({ name, kind: 'text' as const })),
    ...['status', 'version'].map(name => ({ name, kind: 'integer' as const })),
    { name: 'createTime', kind: 'datetime' },
  ],
  sort: { name: 'createTime', order: 'asc' },
}

const ofForm = (id: string): RawBuilder<SqlBool> => sql<SqlBool>`t.cgform_id = ${id}`

export const controlsOf = (trx: Trx, headId: string) => listAll<Control>(trx, { ...controls, where: ofForm(headId) }, {})
export const rulesOf = (trx: Trx, headId: string) => listAll<DataRule>(trx, { ...rules, where: ofForm(headId) }, {})
export const findControl = (trx: Trx, id: string) => mustFind<Control>(trx, controls, id)
export const findRule = (trx: Trx, id: string) => mustFind<DataRule>(trx, rules, id)

type ControlKey = Pick<Control, 'cgformId' | 'code' | 'type' | 'page' | 'control'>

/** Puts a part of a column or a button under control, or frees it; its id. */
export async function setControl(trx: Trx, { cgformId, code, type, page, control }: ControlKey, status: 0 | 1): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into onl_form_control (cgform_id, code, type, page, control, status)
    values (${cgformId}, ${code}, ${type}, ${page}, ${control}, ${status})
    on conflict (cgform_id, type, code, page, control) do update set status = excluded.status returning id`.execute(trx)
  return rows[0]?.id ?? ''
}

export const addRule = (trx: Trx, values: Omit<DataRule, 'id' | 'version'>) => insertRow(trx, 'onl_form_rule', values)
export const changeRule = (trx: Trx, key: { id: string; version: number | null }, values: Partial<DataRule>) =>
  updateRow(trx, 'onl_form_rule', key, values)
export const removeRule = (trx: Trx, id: string) => removeRows(trx, 'onl_form_rule', [id])

const SUBJECTS = { role: 'sys_role', depart: 'sys_depart', user: 'sys_user' } as const

/** Whether the tenant has such a role, department or user. */
export async function isThere(trx: Trx, mode: GrantMode, id: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(SUBJECTS[mode])} where id = ${id}`.execute(trx)
  return rows.length > 0
}

export interface Grantee {
  readonly headId: string
  readonly mode: GrantMode
  readonly id: string
  readonly type: GrantType
}

const whose = ({ headId, mode, id, type }: Grantee) =>
  sql`cgform_id = ${headId} and auth_mode = ${mode} and role_id = ${id} and type = ${type}`

export async function grantsOf(trx: Trx, grantee: Grantee): Promise<{ authId: string }[]> {
  const { rows } = await sql<{ authId: string }>`select coalesce(control_id, rule_id) as auth_id from onl_form_grant
    where ${whose(grantee)} order by create_time, id`.execute(trx)
  return rows
}

/** Grants exactly these; false when one of them is nothing of the form that can be granted. */
export async function setGrants(trx: Trx, grantee: Grantee, ids: readonly string[]): Promise<boolean> {
  const { headId, mode, id, type } = grantee
  const own = type === 3 ? sql.ref('rule_id') : sql.ref('control_id')
  const from = type === 3 ? sql`onl_form_rule t where true` : sql`onl_form_control t where t.type = ${type}`
  await sql`delete from onl_form_grant where ${whose(grantee)} and ${own} <> all(${[...ids]}::text[])`.execute(trx)
  await sql`insert into onl_form_grant (cgform_id, type, auth_mode, role_id, ${own})
    select ${headId}, ${type}::smallint, ${mode}, ${id}, t.id from ${from} and t.cgform_id = ${headId} and t.id = any(${[...ids]}::text[])
    on conflict do nothing`.execute(trx)
  return (await grantsOf(trx, grantee)).length === new Set(ids).size
}

/** What is kept from one user of some forms, and the rules that they are bound by. */
export interface Holding {
  /** Controls that are in force and that the user is not granted. */
  readonly withheld: readonly Pick<Control, 'type' | 'code' | 'page' | 'control'>[]
  readonly rules: readonly RowRule[]
}

/** Whether a grant is one to the user, or to a role or department of the user. */
const reaches = (userId: string) => sql`case g.auth_mode
  when 'user' then g.role_id = ${userId}
  when 'role' then g.role_id in (select role_id from sys_user_role where user_id = ${userId})
  else g.role_id in (select dep_id from sys_user_depart where user_id = ${userId}) end`

/** By whatever role, department or account of the user. */
const granted = (column: string, userId: string) =>
  sql`exists (select from onl_form_grant g where g.${sql.ref(column)} = c.id and ${reaches(userId)})`

export async function holdingOf(trx: Trx, userId: string, headIds: readonly string[]): Promise<Holding> {
  const ids = sql`${[...headIds]}::text[]`
  const { rows } = await sql<{ withheld: Holding['withheld'] | null; rules: Holding['rules'] | null }>`select
    (select json_agg(json_build_object('type', c.type, 'code', c.code, 'page', c.page, 'control', c.control)) from onl_form_control c
      where c.cgform_id = any(${ids}) and c.status = 1 and not ${granted('control_id', userId)}) as withheld,
    (select json_agg(json_build_object('ruleColumn', c.rule_column, 'ruleOperator', c.rule_operator, 'ruleValue', c.rule_value)) from onl_form_rule c
      where c.cgform_id = any(${ids}) and c.status = 1 and ${granted('rule_id', userId)}) as rules`.execute(trx)
  return { withheld: rows[0]?.withheld ?? [], rules: rows[0]?.rules ?? [] }
}

/** A rule that a user is granted, switched off or not, with the role, department or account that it is granted to. */
export interface GrantedRule extends RowRule {
  readonly mode: GrantMode
  /** Name of the role, department or account. */
  readonly name: string | null
  readonly ruleName: string
  readonly status: number
}

/** Every way by which a user is granted rules of some forms. */
export async function grantedRules(trx: Trx, userId: string, headIds: readonly string[]): Promise<GrantedRule[]> {
  const { rows } = await sql<GrantedRule>`select g.auth_mode as mode, c.rule_name, c.rule_column, c.rule_operator, c.rule_value, c.status,
      case g.auth_mode when 'user' then (select u.realname from sys_user u where u.id = g.role_id)
        when 'role' then (select r.role_name from sys_role r where r.id = g.role_id)
        else (select d.depart_name from sys_depart d where d.id = g.role_id) end as name
    from onl_form_rule c join onl_form_grant g on g.rule_id = c.id
    where c.cgform_id = any(${[...headIds]}::text[]) and ${reaches(userId)} order by g.auth_mode, c.create_time, c.id, g.id`.execute(trx)
  return rows
}

/** What the variables of a rule stand for. `orgCode`: of an account that is not the caller, the department that it works in. */
export async function variablesOf(trx: Trx, userId: string, orgCode?: string | null): Promise<RuleVariables> {
  const { rows } = await sql<Parameters<typeof ruleVariables>[0]>`select
    coalesce((select u.username from sys_user u where u.id = ${userId}), '') as username,
    coalesce((select u.realname from sys_user u where u.id = ${userId}), '') as realname,
    ${orgCode === undefined ? sql`weft.current_org()` : sql`${orgCode}::text`} as org_code, weft.current_tenant() as tenant_id,
    array(select d.org_code from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
      where ud.user_id = ${userId} order by d.org_code) as depart_codes`.execute(trx)
  return rows[0] ? ruleVariables(rows[0]) : {}
}

/** Rows that belong to those of another table that the condition is true of; inside of it `t` is the other table. */
export const belongsToSeen = (key: string, place: string, mainField: string, seen: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(t.${sql.id(key)})::text in (select (t.${sql.id(mainField)})::text from ${sql.table(place)} t where ${seen})`

/** Whether a row that the condition is not true of stands somewhere below these in their tree. */
export async function hidesBelow(
  trx: Trx,
  { place, parent }: { readonly place: string; readonly parent: string },
  ids: readonly string[],
  seen: RawBuilder<SqlBool>,
): Promise<boolean> {
  const table = sql.table(place)
  const { rows } = await sql`with recursive below as (select id from ${table} where ${sql.id(parent)} = any(${[...ids]}::text[])
      union select c.id from ${table} c join below b on c.${sql.id(parent)} = b.id)
    select from ${table} t where t.id in (select id from below) and (${seen}) is not true limit 1`.execute(trx)
  return rows.length > 0
}
