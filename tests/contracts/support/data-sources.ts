import { databasePlace, openInside } from '../../helpers/inside'
import type { Maker } from './requests'
import { fresh } from './samples'
import type { World } from './world'

/** The database of these tests, as a data source of it. */
function source(world: World) {
  const { hostname, port, pathname, username, password } = new URL(world.server.databaseUrl)
  const place = `jdbc:postgresql://${hostname}:${port || 5432}${pathname}`
  const account = { dbUsername: decodeURIComponent(username), dbPassword: decodeURIComponent(password) }
  return { code: `source${fresh()}`, name: '样本库', remark: 'first', dbType: 'PostgreSQL', dbUrl: place, ...account }
}

/** Where the database was named already. */
const opened = new WeakSet<World>()

async function kept(world: World) {
  if (!opened.has(world)) await openInside(world.admin, databasePlace(world.server))
  opened.add(world)
  const body = source(world)
  const { body: said } = await world.admin.post('/sys/dataSource/add', body)
  if (!said.success) throw new Error(said.message)
  const [row] = await world.rows<{ id: string; version: number }>(`select id, version from sys_data_source where code = '${body.code}'`)
  return { ...body, id: row?.id ?? '', version: row?.version ?? 0 }
}

const byId: Maker = async world => ({ query: { id: (await kept(world)).id } })
const edited: Maker = async world => ({ body: await kept(world) })

/** Calls about databases of others. */
export const dataSources: Readonly<Record<string, Maker>> = {
  sysDataSourceList: async world => {
    await kept(world)
    return {}
  },
  sysDataSourceAdd: async world => ({ body: source(world) }),
  sysDataSourceEdit: edited,
  sysDataSourceEditPost: edited,
  sysDataSourceTest: async world => ({ body: { id: (await kept(world)).id } }),
  sysDataSourceTables: async world => ({ query: { sourceId: (await kept(world)).id } }),
  sysDataSourceColumns: async world => ({ query: { sourceId: (await kept(world)).id, schema: 'weft', table: 'sys_role' } }),
  sysDataSourceWorkbook: async world => ({ query: { sourceId: (await kept(world)).id, schema: 'weft', table: 'sys_role' } }),
  sysDataSourceQueryById: byId,
  sysDataSourceDelete: byId,
  sysDataSourceDeleteBatch: async world => ({ query: { ids: (await kept(world)).id } }),
}
