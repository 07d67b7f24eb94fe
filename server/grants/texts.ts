import { inLanguages } from '../../renderer/core'

/** What people read who would give or take more than they hold. */
export const texts = inLanguages(
  {
    beyondOwn: '不能授予自己没有的权限',
    aboveOwn: '不能操作权限高于自己的用户',
    lastAdministrator: '至少保留一个可用的管理员',
  },
  {
    beyondOwn: 'You cannot grant rights that you do not have',
    aboveOwn: 'You cannot act on users who have more rights than you',
    lastAdministrator: 'At least one administrator must remain who can sign in',
  },
)
