import { inLanguages } from '../../../../renderer/core'

/** Texts of everybody who comes in, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    signedIn: '登录成功',
    nameTaken: '用户名已注册',
    badName: '用户账号不能包含空格、逗号和斜杠等特殊字符',
    unknownDevice: '未知设备',
    newAddress: (name: string, address: string, device: string) =>
      `账号 ${name} 在新的地址登录：${address}（${device}）。如果不是本人操作，请立即修改密码`,
    manyFailures: (name: string, count: number, address: string) => `账号 ${name} 短时间内登录失败 ${count} 次，最近一次来自 ${address}`,
  },
  {
    signedIn: 'Signed in',
    nameTaken: 'This account is registered already',
    badName: 'An account must not contain blanks, commas, slashes or other special characters',
    unknownDevice: 'unknown device',
    newAddress: (name: string, address: string, device: string) =>
      `Account ${name} signed in at a new address: ${address} (${device}). If it was not you, change the password at once`,
    manyFailures: (name: string, count: number, address: string) =>
      `Signing in as ${name} failed ${count} times within a short time, the last time from ${address}`,
  },
)

/** Written to the log, which is kept in Chinese. */
export const LOG_SIGNED_IN = (username: string) => `用户名: ${username},登录成功！`
export const LOG_REFUSED = (username: string) => `用户名: ${username},登录失败！`
