import { inLanguages } from '../../../../renderer/core'

/** Texts of signing out, word for word from the specification. */
export const texts = inLanguages(
  {
    signedOut: '退出登录成功！',
    notSignedOut: '退出登录失败！',
  },
  {
    signedOut: 'Signed out!',
    notSignedOut: 'Signing out failed!',
  },
)

/** Written to the log, which is kept in Chinese. */
export const LOG_SIGNED_OUT = (realname: string) => `用户名: ${realname},退出成功！`
