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

/** What stands in the log, which is kept in Chinese. */
export const LOG_LINES = {
  /** By the name of the error. */
  refused: (call: string, kind: string): string => `拒绝访问 ${call}：${REASONS[kind] ?? '超出该用户的权限'}`,
  again: (text: string, since: string, times: number): string => `${text}（${since}起又${times}次）`,
  /** Calls of one caller, or of all callers, beyond those that have lines of their own. */
  moreRefused: '其他被拒绝的访问',
  ran: (name: string, code: string, rows: number): string => `运行报表 ${name}（${code}）：${rows}行`,
  runFailed: (name: string, code: string): string => `运行报表 ${name}（${code}）失败`,
}
