/** Texts of signing out, word for word from the specification. */
export const texts = {
  signedOut: '退出登录成功！',
  notSignedOut: '退出登录失败！',
  logSignedOut: (realname: string) => `用户名: ${realname},退出成功！`,
} as const
