import { inLanguages } from '../../renderer/contract'

export const texts = inLanguages(
  {
    expiredTitle: '登录已过期',
    expired: '很抱歉，登录已过期，请重新登录',
    loginAgain: '重新登录',
    ok: '确定',
    cancel: '取消',
  },
  {
    expiredTitle: 'Your session has ended',
    expired: 'Sorry, your session has ended. Please sign in again',
    loginAgain: 'Sign in again',
    ok: 'OK',
    cancel: 'Cancel',
  },
)
