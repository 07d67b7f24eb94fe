/** Texts of the doors that others keep. */
export const texts = {
  noProvider: '第三方登录未配置，请联系管理员！',
  noCas: '单点登录未配置，请联系管理员！',
} as const
