import { inLanguages } from '../../../../renderer/core'

/** Texts of everybody who comes in, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    signedIn: '登录成功',
    nameTaken: '用户名已注册',
    badName: '用户账号不能包含空格、逗号和斜杠等特殊字符',
  },
  {
    signedIn: 'Signed in',
    nameTaken: 'This account is registered already',
    badName: 'An account must not contain blanks, commas, slashes or other special characters',
  },
)

/** Written to the log, which is kept in Chinese. */
export const LOG_SIGNED_IN = (username: string) => `用户名: ${username},登录成功！`
export const LOG_REFUSED = (username: string) => `用户名: ${username},登录失败！`

/** What an authenticator calls this application. */
export const ISSUER = '审计大数据治理与分析系统'
