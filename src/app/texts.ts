export const texts = {
  expiredTitle: '登录已过期',
  expired: '很抱歉，登录已过期，请重新登录',
  loginAgain: '重新登录',
  ok: '确定',
  cancel: '取消',
} as const
