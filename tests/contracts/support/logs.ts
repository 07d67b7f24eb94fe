import type { LogRetention } from '../../../server/generated/operations'
import { addOldPart, setLogRule } from '../../helpers/log-parts'
import type { Maker } from './requests'
import type { World } from './world'

/** A record of which there are versions. */
const record = async (world: World) => ({ table: 'sys_role', id: (await world.usual('/sys/role')).id })

/** The ids of the two newest changes. */
async function newest(world: World): Promise<readonly string[]> {
  const { body } = await world.admin.get<{ records: readonly { id: string }[] }>('/sys/dataLog/list', { pageSize: 2 })
  return body.result.records.map(({ id }) => id)
}

/** How many lines of the log go by its rule: those of an old part, which stay as they are not sealed. */
async function dueLines(world: World): Promise<number> {
  const list = async () => (await world.admin.get<{ records: LogRetention[] }>('/sys/logRetention/list')).body.result.records
  const due = async () => (await list()).find(({ id }) => id === 'sys_log')?.dueLines ?? 0
  if ((await due()) > 0) return due()
  await addOldPart(world.server)
  await setLogRule(world.admin, 12)
  return due()
}

/** Calls about what was done and changed. */
export const logs: Readonly<Record<string, Maker>> = {
  // Of all lines there are more than one page has, and each call adds to them.
  sysLogList: async () => ({ query: { logType: '1' } }),
  sysLogExportFile: async () => ({ body: { query: { logType: '1' } } }),
  sysLogRetentionEffect: async () => ({ query: { id: 'sys_log', months: '12' } }),
  sysLogRetentionRun: async world => ({ body: { id: 'sys_log', lines: await dueLines(world) } }),
  sysDataLogExportFile: async () => ({ body: { query: { dataTable: 'sys_role' }, format: 'xlsx' } }),
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
