export const texts = {
  /** The family's own words, shown when the server gives nobody a menu. */
  emptyMenu: 'getPermissionList: permissions must be a non-null array !',
  badLogin: '登录失败，服务器返回的数据无法识别',
  badUser: '切换失败，服务器返回的数据无法识别',
} as const
