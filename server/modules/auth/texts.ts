/** Texts of signing in and out, word for word from the specification. */
export const texts = {
  signedIn: '登录成功',
  signedOut: '退出登录成功！',
  notSignedOut: '退出登录失败！',
  logSignedIn: (username: string) => `用户名: ${username},登录成功！`,
  logRefused: (username: string) => `用户名: ${username},登录失败！`,
  logSignedOut: (realname: string) => `用户名: ${realname},退出成功！`,
} as const
