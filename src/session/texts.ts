import { inLanguages } from '../../renderer/contract'

/** What a provider's window says when the sign-in failed; a word of the family's protocol. */
export const THIRD_FAILED = '登录失败'

export const texts = inLanguages(
  {
    noMenu: '服务器没有返回菜单，请稍后重新登录',
    badLogin: '登录失败，服务器返回的数据无法识别',
    badUser: '切换失败，服务器返回的数据无法识别',
    unknownPlaceholders: (names: readonly string[]) => `未知的占位符：${names.join('、')}`,
    badAddress: (address: string) => `地址不正确：${address}`,
    /** In the words of those who look for it. */
    otherLanguage: 'English',
    thirdFailed: '登录失败',
    thirdBlocked: '登录窗口被浏览器拦截，请允许弹出窗口后重试',
  },
  {
    noMenu: 'The server gave no menu. Please sign in again later',
    badLogin: 'Sign-in failed: the server’s answer could not be read',
    badUser: 'The switch failed: the server’s answer could not be read',
    unknownPlaceholders: names => `Unknown placeholders: ${names.join(', ')}`,
    badAddress: address => `Not a valid address: ${address}`,
    otherLanguage: '中文',
    thirdFailed: 'The sign-in failed',
    thirdBlocked: 'The browser blocked the sign-in window. Allow pop-ups and try again',
  },
)
