import pg from 'pg'
import type { Caller } from '../../../helpers/server'
import { permissions } from '../contracts'
import { done, made } from '../online-forms'
import type { World } from '../world'

/** Stands in every text of the hidden rows, and nowhere else. */
export const MARK = '暗藏'

/** Rows of one table, of which a rule hides one. */
export interface Aim {
  readonly table: string
  /** Where its list is read; null for an online form. */
  readonly base: string | null
  /** Of an online form, its id. */
  readonly headId?: string
  /** The column that names its rows. Default: `name`. */
  readonly text?: string
  readonly hidden: { readonly id: string; readonly name: string }
}

export type FormAim = Aim & { readonly headId: string }

export interface Ground {
  readonly bound: { readonly caller: Caller; readonly username: string }
  readonly free: { readonly caller: Caller; readonly username: string; readonly roleId: string }
  readonly entity: Aim
  readonly form: FormAim
  /** A row below the hidden row of the form, and a row of a form that is a tree. */
  readonly line: FormAim
  readonly node: FormAim
  readonly permissionId: string
  readonly roleId: string
  /** A file that the hidden row names. */
  readonly file: string
  /** Reports on the list and of a statement. */
  readonly reports: readonly { readonly id: string; readonly code: string; readonly item: string }[]
  /** A comment on the hidden row, and a record that refers to it. */
  readonly comment: string
  readonly referring: string
  /** The hidden rows as they are stored. */
  readonly stored: () => Promise<unknown>
  /** Takes them away as if they had never been. */
  readonly remove: () => Promise<void>
  readonly putBack: () => Promise<void>
}

/** Rights whose holders see every row of the tenant: that is what they are for. */
const SEE_ALL = /^(dataLog|backup):/

/** A tenant that no account works in. */
const ELSEWHERE = 999

const CG = '/online/cgreport'

async function report(world: World, code: string, more: object) {
  const head = { code, name: code, sort: null, content: null, ...more }
  const item = { fieldName: 'name', fieldTxt: '姓名', fieldType: 'String', isShow: 1, isSearch: 1, orderNum: 1 }
  await done(world.admin.post(`${CG}/head/add`, { head, items: [item], params: [] }))
  const [found] = await world.rows<{ id: string; item: string }>(
    `select r.id, i.id as item from onl_report r join onl_report_items i on i._parent = r.id where r.code = '${code}'`,
  )
  return { id: found?.id ?? '', code, item: found?.item ?? '' }
}

async function person(world: World, ids: readonly string[]) {
  const { id: roleId } = await world.make('/sys/role')
  await done(world.admin.post('/sys/permission/saveRolePermission', { roleId, permissionIds: ids.join(), lastpermissionIds: '' }))
  return { roleId, ...(await world.person([roleId])) }
}

/** Shows a person those rows of the entity alone that are to be seen. */
async function bindToLecturers(world: World, roleId: string): Promise<string> {
  const permissionId = (await world.rights()).get('lecturer:list') ?? ''
  const rule = { permissionId, ruleName: '可见', ruleColumn: 'email', ruleConditions: '=', ruleValue: 'seen@weft.test', status: '1' }
  await done(world.admin.post('/sys/permission/addPermissionRule', rule))
  const [{ id: dataRuleIds } = { id: '' }] = await world.rows('select id from sys_permission_data_rule')
  await done(world.admin.post('/sys/role/datarule', { permissionId, roleId, dataRuleIds }))
  return permissionId
}

/** One record of the entity that is to be seen, and one that is not. */
async function addLecturers(world: World) {
  const file = (await world.admin.upload('/sys/common/upload', { name: 'a.txt', content: MARK }, { biz: 'document' })).body.message
  const all = { gender: '1', level: '1', external: 'Y' }
  await world.make('/course/lecturer', { ...all, name: '看得见', email: 'seen@weft.test', phone: '13800000001', company: '明处', fee: 1 })
  const words = { name: `${MARK}讲师`, company: `${MARK}公司`, intro: `${MARK}简介` }
  const { id } = await world.make('/course/lecturer', {
    ...all,
    ...words,
    email: 'x@weft.test',
    phone: '13900000009',
    fee: 7000,
    resume: file,
  })
  return { file, entity: { table: 'course_lecturer', base: '/course/lecturer', hidden: { id, name: words.name } } }
}

const FORMS = '/online/cgform/api'
const column = (dbFieldName: string, more: object = {}) => ({
  ...{ dbFieldName, dbFieldTxt: dbFieldName, dbType: 'string', dbLength: 100, fieldShowType: 'text' },
  ...{ isQuery: 1, isShowList: 1, isShowForm: 1, ...more },
})

/** Shows a person those rows of a form alone that are to be seen. */
async function bindToForm(world: World, roleId: string, headId: string): Promise<void> {
  const rule = { cgformId: headId, ruleName: '明处', ruleColumn: 'place', ruleOperator: '=', ruleValue: '明处', status: 1 }
  await done(world.admin.post(`${FORMS}/authData`, rule))
  const [kept] = await world.rows(`select id from onl_form_rule where cgform_id = '${headId}'`)
  await done(world.admin.post(`${FORMS}/roleDataAuth/${roleId}/${headId}`, { authId: JSON.stringify([kept?.id]) }))
}

/** The same of an online form with a sub-table, with a rule of its own. */
async function addPlans(world: World, roleId: string): Promise<Pick<Ground, 'form' | 'line'>> {
  const columns = [column('name', { fieldValidType: 'only' }), column('place'), column('note')]
  const headId = await made(world, { tableName: 'hidden_plan', tableTxt: '计划', tableType: 2 }, columns)
  const key = column('plan_id', { mainTable: 'hidden_plan', mainField: 'id' })
  const lines = await made(world, { tableName: 'hidden_line', tableTxt: '明细', tableType: 3, relationType: 0 }, [column('name'), key])
  const name = `${MARK}计划`
  await done(world.admin.post(`${FORMS}/form/${headId}`, { name: '看得见', place: '明处', hidden_line: [{ name: '看得见' }] }))
  const below = `${MARK}明细`
  const id = await done(world.admin.post(`${FORMS}/form/${headId}`, { name, place: '暗处', hidden_line: [{ name: below }] }))
  await bindToForm(world, roleId, headId)
  const [line] = await world.rows(`select id from weft_forms.hidden_line where plan_id = '${id}'`)
  return {
    form: { table: 'hidden_plan', base: null, headId, hidden: { id, name } },
    line: { table: 'hidden_line', base: null, headId: lines, hidden: { id: line?.id ?? '', name: below } },
  }
}

/** The plans by their place: what a field offers that follows another. */
export const CASCADE = { table: 'hidden_plan', txt: 'name', key: 'id', idField: 'id', pidField: 'place', condition: "place = '暗处'" }

/** The same of a tree, one of whose fields is a cascade of plans. */
async function addNodes(world: World, roleId: string): Promise<Ground['node']> {
  const cascade = column('first', { fieldShowType: 'link_down', dictTable: JSON.stringify({ ...CASCADE, linkField: 'second' }) })
  const columns = [column('name'), column('place'), column('pid'), cascade, column('second')]
  const headId = await made(world, { tableName: 'hidden_node', tableTxt: '节点', isTree: 'Y', treeFieldname: 'name' }, columns)
  const name = `${MARK}节点`
  await done(world.admin.post(`${FORMS}/form/${headId}`, { name: '看得见', place: '明处' }))
  const id = await done(world.admin.post(`${FORMS}/form/${headId}`, { name, place: '暗处' }))
  await bindToForm(world, roleId, headId)
  return { table: 'hidden_node', base: null, headId, hidden: { id, name } }
}

const PLACES = [
  ['weft.course_lecturer', 'id'],
  ['weft_forms.hidden_plan', 'id'],
  ['weft_forms.hidden_line', 'id'],
  ['weft_forms.hidden_node', 'id'],
  ['weft.sys_audit', 'record_id'],
] as const

/** Runs statements as the owner of the database; nothing notes what they change. */
export async function unnoted({ server }: World, statements: readonly string[], values: readonly unknown[]): Promise<void> {
  const client = new pg.Client(server.databaseUrl)
  await client.connect()
  await client.query('set session_replication_role = replica')
  for (const statement of statements) await client.query(statement, [...values])
  await client.end()
}

/** Moves rows, with what is noted of their changes, from one tenant to another. */
const move = (world: World, ids: readonly string[], from: number, to: number): Promise<void> =>
  unnoted(
    world,
    PLACES.map(([table, key]) => `update ${table} set tenant_id = $1 where tenant_id = $2 and ${key} = any($3)`),
    [to, from, ids],
  )

const STORED = `select to_jsonb(t) as row from weft.course_lecturer t where id = any($1)
  union all select to_jsonb(t) from weft_forms.hidden_plan t where id = any($1)
  union all select to_jsonb(t) from weft_forms.hidden_line t where id = any($1)
  union all select to_jsonb(t) from weft_forms.hidden_node t where id = any($1)`

/** Puts a column of a form under control, in lists and forms, and grants it to a role. */
export async function controlColumn(world: World, headId: string, code: string, roleId: string): Promise<void> {
  await done(world.admin.put(`${FORMS}/authColumn`, { cgformId: headId, code, status: 1 }))
  const ids = (await world.rows(`select id from onl_form_control where cgform_id = '${headId}' and code = '${code}'`)).map(({ id }) => id)
  await done(world.admin.post(`${FORMS}/roleColumnAuth/${roleId}/${headId}`, { authId: JSON.stringify(ids) }))
}

/** A row of an entity and one of a form that rules hide from one of two people, and what names them. */
export async function layGround(world: World): Promise<Ground> {
  const rights = await world.rights()
  const held = permissions.filter(right => !SEE_ALL.test(right)).flatMap(right => rights.get(right) ?? [])
  const [bound, free] = [await person(world, held), await person(world, held)]
  const permissionId = await bindToLecturers(world, bound.roleId)
  const { file, entity } = await addLecturers(world)
  const { form, line } = await addPlans(world, bound.roleId)
  const node = await addNodes(world, bound.roleId)
  const about = { tableName: entity.table, tableDataId: entity.hidden.id }
  const comment = await done(world.admin.post('/sys/comment/addText', { ...about, commentContent: `${MARK}评论` }))
  const { id: referring } = await world.make('/course/comment', { lecturer: entity.hidden.id })
  const reports = [
    await report(world, 'on_list', { source: '/course/lecturer' }),
    await report(world, 'by_statement', { cgrSql: 'select name, phone, fee from course_lecturer' }),
  ]
  await world.settled([0])
  const ids = [entity, form, line, node].map(({ hidden }) => hidden.id)
  return {
    ...{ bound, free, permissionId, roleId: bound.roleId, file, entity, form, line, node, comment, referring, reports },
    stored: () => world.server.sql(STORED, [ids]),
    remove: () => move(world, ids, 0, ELSEWHERE),
    putBack: () => move(world, ids, ELSEWHERE, 0),
  }
}
