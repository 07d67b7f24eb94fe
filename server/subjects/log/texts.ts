import { inLanguages } from '../../../renderer/core'

const REASONS: Readonly<Record<string, string>> = {
  sessionOver: '未登录或登录已失效',
  noPermission: '没有权限',
  otherTenant: '不是该用户的租户',
  otherSubject: '不是该用户的数据',
  crossSite: '跨站请求',
  tooOften: '请求过于频繁',
  tooManyAttempts: '登录失败次数过多',
  captcha: '登录验证码缺失或错误',
}

/** By `operate_type`. */
const DONE: Readonly<Record<number, string>> = { 1: '查询', 2: '添加', 3: '修改', 4: '删除', 5: '导入', 6: '导出' }

/** What stands in the log, which is kept in Chinese. */
export const LOG_LINES = {
  /** By the name of the error. */
  refused: (call: string, kind: string): string => `拒绝访问 ${call}：${REASONS[kind] ?? '超出该用户的权限'}`,
  failed: (call: string, error: string): string => `操作异常 ${call}：${error}`,
  done: (where: string, operateType: number | null): string => `${where}：${DONE[operateType ?? 0] ?? '操作'}`,
  again: (text: string, since: string, times: number): string => `${text}（${since}起又${times}次）`,
  /** Calls of one caller, or of all callers, beyond those that have lines of their own. */
  moreRefused: '其他被拒绝的访问',
  dropped: (part: string, lines: number): string => `按保留规则删除日志分区 ${part}：${lines} 行`,
  notSealed: (part: string): string => `日志分区 ${part} 还没有全部链接和封存，暂不删除`,
  ran: (name: string, code: string, rows: number): string => `运行报表 ${name}（${code}）：${rows}行`,
  runFailed: (name: string, code: string): string => `运行报表 ${name}（${code}）失败`,
}

/** What people read of the log. */
export const texts = inLanguages(
  {
    title: '系统日志',
    logType: '日志类型',
    operateType: '操作类型',
    content: '日志内容',
    username: '操作人账号',
    realname: '操作人',
    ip: 'IP地址',
    network: '所在网络',
    call: '请求方法',
    url: '请求路径',
    cost: '耗时（毫秒）',
    times: '次数',
    trace: '追踪编号',
    time: '操作时间',
    keepLogs: '日志保留',
    systemOnly: '日志由全部租户共用，只有系统租户可以设置保留规则',
    exportLogs: '导出日志',
    exporting: '已开始导出，完成后可在页面右上角“我的任务”中下载',
    tooLong: (most: number) => `日志超过 ${most} 行，请缩小查询范围，或使用“后台导出”`,
    kept: (made: number, parts: number, lines: number) => `新建 ${made} 个月份分区，删除 ${parts} 个过期分区（${lines} 行）`,
  },
  {
    title: 'System log',
    logType: 'Kind',
    operateType: 'Operation',
    content: 'Content',
    username: 'Account',
    realname: 'User',
    ip: 'IP address',
    network: 'Network',
    call: 'Method',
    url: 'Path',
    cost: 'Milliseconds',
    times: 'Times',
    trace: 'Trace id',
    time: 'Time',
    keepLogs: 'Keep logs',
    systemOnly: 'All tenants share the logs, so only the system tenant says how long they are kept',
    exportLogs: 'Export of the log',
    exporting: 'The export has begun. It can be saved from “My jobs” above when it is done',
    tooLong: most => `There are more than ${most} lines. Narrow them down, or export them as a job`,
    kept: (made, parts, lines) => `${made} parts made, ${parts} dropped (${lines} lines)`,
  },
)
