/** Texts of registration and of forgotten passwords, word for word from the specification. */
export const texts = {
  closed: '系统未开放注册，请联系管理员！',
  notFound: '验证失败',
  codeWrong: '手机验证码错误',
  resetFailed: '重置密码失败！',
} as const
