/** What people read who would give or take more than they hold. */
export const texts = {
  beyondOwn: '不能授予自己没有的权限',
  aboveOwn: '不能操作权限高于自己的用户',
  lastAdministrator: '至少保留一个可用的管理员',
} as const
