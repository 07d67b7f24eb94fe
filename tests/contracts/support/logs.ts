import type { Maker } from './requests'
import type { World } from './world'

/** A record of which there are versions. */
const record = async (world: World) => ({ table: 'sys_role', id: (await world.usual('/sys/role')).id })

/** The ids of the two newest changes. */
async function newest(world: World): Promise<readonly string[]> {
  const { body } = await world.admin.get<{ records: readonly { id: string }[] }>('/sys/dataLog/list', { pageSize: 2 })
  return body.result.records.map(({ id }) => id)
}

/** Calls about what was done and changed. */
export const logs: Readonly<Record<string, Maker>> = {
  // Of all lines there are more than one page has, and each call adds to them.
  sysLogList: async () => ({ query: { logType: '1' } }),
  sysLogExportFile: async () => ({ body: { query: { logType: '1' } } }),
  // Of all tables there are more changes than one page has.
  sysDataLogList: async () => ({ query: { dataTable: 'sys_role' } }),
  sysDataLogHistory: async world => {
    const { table, id } = await record(world)
    return { query: { tableName: table, tableDataId: id } }
  },
  sysDataLogQueryDataVerList: async world => {
    const { table, id } = await record(world)
    return { query: { dataTable: table, dataId: id } }
  },
  sysDataLogQueryCompareList: async world => {
    const [dataId1 = '', dataId2 = ''] = await newest(world)
    return { query: { dataId1, dataId2 } }
  },
  sysDataLogDifferences: async world => ({ query: { id: (await newest(world))[0] ?? '' } }),
}
