/** Texts of everybody who comes in, word for word from the specification where it has them. */
export const texts = {
  signedIn: '登录成功',
  logSignedIn: (username: string) => `用户名: ${username},登录成功！`,
  logRefused: (username: string) => `用户名: ${username},登录失败！`,
  unknownPhone: '该用户不存在或未绑定手机号',
  nameTaken: '用户名已注册',
  badName: '用户账号不能包含空格、逗号和斜杠等特殊字符',
  /** What an authenticator calls this application. */
  issuer: '审计大数据治理与分析系统',
} as const
