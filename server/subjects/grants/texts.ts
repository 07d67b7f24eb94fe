import { inLanguages } from '../../../renderer/core'

/** What people read who would give or take more than they hold. */
export const texts = inLanguages(
  {
    beyondOwn: '不能授予自己没有的权限',
    beyondOwnTaken: '不能收回自己没有的权限',
    aboveOwn: '不能操作权限高于自己的用户',
    ofSystem: '租户管理、菜单管理和嵌入网站的权限只属于默认租户，不能授予',
    otherHome: '该用户属于其他租户，只能由其所属租户修改',
    lastAdministrator: '至少保留一个可用的管理员',
  },
  {
    beyondOwn: 'You cannot grant rights that you do not have',
    beyondOwnTaken: 'You cannot take rights that you do not have',
    aboveOwn: 'You cannot act on users who have more rights than you',
    ofSystem: 'The rights over tenants, menus and embedded sites belong to the default tenant and cannot be granted here',
    otherHome: 'This user belongs to another tenant and can be changed only there',
    lastAdministrator: 'At least one administrator must remain who can sign in',
  },
)
