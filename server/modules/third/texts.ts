/** Texts of the doors that others keep, word for word from the specification where it has them. */
export const texts = {
  noProvider: '第三方登录未配置，请联系管理员！',
  noCas: '单点登录未配置，请联系管理员！',
  /** What the pop-up posts. */
  failed: '登录失败',
  bindPhone: (uuid: string) => `绑定手机号,${uuid}`,
  over: '登录验证已失效，请重新登录',
  created: '注册成功',
  closed: '系统未开放注册，请联系管理员！',
  checkFailed: '校验失败',
  userMissing: '用户未找到',
  passwordWrong: '密码不正确',
  codeWrong: '手机验证码错误',
  unknownPhone: '该用户不存在或未绑定手机号',
  ticketMissing: '单点登录参数不完整，请重新登录',
  ticketForeign: '单点登录地址不正确，请重新登录',
  ticketInvalid: '单点登录票据无效，请重新登录',
  casAway: '单点登录服务暂不可用，请稍后再试',
  unknownUser: '该用户不存在，请注册',
} as const
