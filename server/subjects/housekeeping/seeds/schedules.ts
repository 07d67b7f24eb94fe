import { sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import { seedId, seedRows } from '../../../db/seeds/rows'

/** Names of the schedules that every installation begins with, which are kept in Chinese. */
export const SCHEDULE_NAMES = {
  cleanTemporary: '清理临时数据',
  cleanUp: '清理过期数据',
  keepLogs: '日志保留',
  countDays: '统计访问',
  maintainDatabase: '维护数据库',
  documentIndex: '更新文档索引',
  documentIndexCheck: '检查文档索引',
  documentTextCheck: '检查文档文字',
  dataSheetCheck: '检查数据表',
  documentAnalysis: '分析文档',
  watchDocuments: '文档名单比对',
  watchListDay: '名单到期检查',
  knowledgeDay: '知识到期检查',
  lawDay: '法规时效检查',
}

/** When they run at first; administrators change it. */
const PLANS: Readonly<Record<keyof typeof SCHEDULE_NAMES, string>> = {
  cleanTemporary: '0 17 * * * ?',
  cleanUp: '0 40 3 * * ?',
  keepLogs: '0 20 3 * * ?',
  countDays: '0 15 0 * * ?',
  maintainDatabase: '0 10 4 ? * 1',
  documentIndex: '0 */10 * * * ?',
  documentIndexCheck: '0 30 2 * * ?',
  documentTextCheck: '0 5 2 * * ?',
  dataSheetCheck: '0 50 2 * * ?',
  documentAnalysis: '0 7/10 * * * ?',
  watchDocuments: '0 5/10 * * * ?',
  watchListDay: '0 2 0 * * ?',
  knowledgeDay: '0 3 0 * * ?',
  lawDay: '0 4 0 * * ?',
}

const kinds = Object.keys(PLANS) as (keyof typeof PLANS)[]

/** Whether this is the schedule of the kind that every installation begins with. */
export const isBuiltInSchedule = (id: string | null, kind: string): boolean => id === seedId('schedule', kind)

const rows = kinds.map(kind => ({
  id: seedId('schedule', kind),
  name: SCHEDULE_NAMES[kind],
  jobClassName: kind,
  cronExpression: PLANS[kind],
  timeZone: 'Asia/Shanghai',
  parameter: '{}',
  status: '0',
  missed: 'once',
  overlap: 'skip',
  tells: 'failure',
  alarmAfter: 1,
  lateMinutes: 60,
  delFlag: 0,
}))

/** Adds the schedules that every installation begins with, once: what administrators change, stop or delete stays so. Theirs is the administrator. */
export const addSchedules = ({ db }: OwnerAccess): Promise<void> =>
  db.transaction().execute(async trx => {
    await sql`select weft.begin_session(0, 'admin', null, 'seed')`.execute(trx)
    await seedRows(trx, 'sys_quartz_job', rows)
  })
