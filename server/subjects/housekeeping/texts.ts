import { inLanguages } from '../../../renderer/core'

/** Texts of the jobs that keep an installation tidy. */
export const texts = inLanguages(
  {
    cleanTemporary: '清理临时数据',
    uploads: '未完成的上传',
    arrivals: '未写完的文件',
    answers: '已过期的幂等键',
    sessions: '已失效的会话',
    drafts: '已过期的表单草稿',
    rates: '网关的调用计数',
    removed: (what: string, count: number) => `${what}：删除 ${count} 个`,
    done: (count: number) => (count === 0 ? '没有可清理的临时数据' : `共清理 ${count} 个`),
    systemOnly: '该任务清理整个安装的数据，只能由系统租户执行',
    maintainDatabase: '维护数据库',
    deadRows: '待清理行数（达到才处理）',
    deadPart: '待清理行占比（%，达到才处理）',
    maintained: (table: string, dead: [number, number], size: [string, string]) =>
      `${table}：待清理行 ${dead[0]} → ${dead[1]}，大小 ${size[0]} → ${size[1]}`,
    passedOver: (table: string) => `${table}：正被占用或已不存在，跳过`,
    maintainedAll: (tables: number, dead: number) => (tables === 0 ? '没有需要维护的表' : `维护 ${tables} 张表，清理 ${dead} 行`),
    noOwner: '服务器没有数据库所有者的连接地址，无法维护数据库',
  },
  {
    cleanTemporary: 'Clean up of temporary data',
    uploads: 'Unfinished uploads',
    arrivals: 'Files that were not written to their end',
    answers: 'Expired idempotency keys',
    sessions: 'Ended sessions',
    drafts: 'Expired drafts of forms',
    rates: 'Counts of calls of the gateway',
    removed: (what, count) => `${what}: ${count} removed`,
    done: count => (count === 0 ? 'There was nothing to clean up' : `${count} removed`),
    systemOnly: 'The job cleans up the whole installation; only the system tenant runs it',
    maintainDatabase: 'Maintenance of the database',
    deadRows: 'Dead rows of a table, at least',
    deadPart: 'Part of dead rows (%), at least',
    maintained: (table, dead, size) => `${table}: dead rows ${dead[0]} → ${dead[1]}, size ${size[0]} → ${size[1]}`,
    passedOver: table => `${table}: in use or gone, passed over`,
    maintainedAll: (tables, dead) => (tables === 0 ? 'No table needed maintenance' : `${tables} tables maintained, ${dead} rows freed`),
    noOwner: 'The server has no address of the owner of the database, so that it cannot maintain it',
  },
)
