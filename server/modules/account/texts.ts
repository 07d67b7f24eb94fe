/** Texts of registration and of forgotten passwords, word for word from the specification. */
export const texts = {
  closed: '系统未开放注册，请联系管理员！',
  registered: '注册成功',
  phoneTaken: '该手机号已注册',
  emailTaken: '邮箱已被注册',
  badPhone: '请输入正确的手机号码!',
  badEmail: '请输入正确的邮箱地址!',
  codeWrong: '手机验证码错误',
  notFound: '验证失败',
  passwordReset: '密码重置完成！',
  resetFailed: '重置密码失败！',
  codeGone: '短信验证码失效！',
  codeDiffers: '短信验证码不匹配！',
  noUser: '未找到用户！',
} as const
