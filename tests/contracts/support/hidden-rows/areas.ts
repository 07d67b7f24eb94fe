import type { Operation } from '../../../../server/http/contract'
import { operations, propertiesOf, typesOf } from '../contracts'
import { done } from '../online-forms'
import type { Request } from '../requests'
import { areas, type World } from '../world'
import { type Aim, type Ground, unnoted } from './ground'

/** Areas whose lists are not those of the two that the ground lies on. */
const OF_AREAS = /^\/(course|website|audit|unstructur|data)\//
const bases = Object.keys(areas).filter(base => OF_AREAS.test(base) && !/^\/course\/(lecturer|comment)$/.test(base))

/** Where rows of one of these lists could be told. */
const ABOUT = /^\/(course|website|audit|unstructur|data|sys\/(query|dict|duplicate|dataLog|comment|statistics|recordShare|formDraft))\//
export const askedOperations = operations.filter(({ path, method, reads }) => ABOUT.test(path) && (method === 'GET' || reads))

/** Hides one row of each list from a person by a rule; what names them. */
export async function hideOneOfEach(world: World, { roleId }: Pick<Ground, 'roleId'>): Promise<readonly Aim[]> {
  const rights = await world.rights()
  const aims: Aim[] = []
  for (const base of bases) {
    const { id, title, name } = await world.make(base)
    await world.make(base)
    const right = operations.find(({ path }) => path === `${base}/list`)?.auth ?? ''
    const permissionId = rights.get(right) ?? ''
    const rule = { permissionId, ruleName: base, ruleColumn: 'id', ruleConditions: '!=', ruleValue: id, status: '1' }
    await done(world.admin.post('/sys/permission/addPermissionRule', rule))
    const [kept] = await world.rows(`select id from sys_permission_data_rule where rule_value = '${id}'`)
    await done(world.admin.post('/sys/role/datarule', { permissionId, roleId, dataRuleIds: kept?.id }))
    const text = title === undefined ? 'name' : 'title'
    aims.push({ table: areas[base]?.table ?? '', base, text, hidden: { id, name: String(title ?? name ?? id) } })
  }
  return aims
}

const NAMING = /(?:^|[a-z])Ids?$|^ids?$|^(?:documents?|sheet|course|lesson|law|project|entry|record|key|left|right)$/

/** What an operation is asked when each of its parameters that could name a record names a hidden one. */
export function namingIn({ path, method, query, body }: Operation, { table, base, hidden: { id } }: Aim): Request {
  const valueFor = (name: string, schema: Readonly<Record<string, unknown>>) => {
    if (name === 'source') return base
    if (name === 'table' || name === 'tableName') return table
    return NAMING.test(name) ? (typesOf(schema).includes('array') ? [id] : id) : undefined
  }
  const given = (schema: unknown) =>
    Object.fromEntries(
      propertiesOf(schema).flatMap(([name, of]) => (valueFor(name, of) === undefined ? [] : [[name, valueFor(name, of)]])),
    ) as Record<string, string>
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, id]))
  return { params, query: given(query), ...(method !== 'GET' && body && { body: given(body) }) }
}

/** Moves the hidden rows, with what is noted of their changes, from one tenant to another. */
export function moveAims(world: World, aims: readonly Aim[], from: number, to: number): Promise<void> {
  const tables = [...new Set(aims.map(({ table }) => table))]
  const statements = tables.map(table => `update weft.${table} set tenant_id = $1 where tenant_id = $2 and id = any($3)`)
  const noted = 'update weft.sys_audit set tenant_id = $1 where tenant_id = $2 and record_id = any($3)'
  return unnoted(world, [...statements, noted], [to, from, aims.map(({ hidden }) => hidden.id)])
}
