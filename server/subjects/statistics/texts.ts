import { counted, inLanguages } from '../../../renderer/core'

/** Texts of the figures of the dashboard; the message of `loginfo` is the family's. */
export const texts = inLanguages(
  {
    found: '登录成功',
    countDays: '统计访问',
    daysCounted: (days: number) => (days === 0 ? '没有需要统计的日期' : `已统计 ${days} 天`),
    kinds: {
      signIn: '登录',
      signOut: '退出',
      refused: '登录失败',
      add: '新增',
      edit: '修改',
      delete: '删除',
      other: '操作',
    },
    signIn: '登录系统',
    signOut: '退出系统',
    refused: '登录失败',
    changed: (verb: string, title: string, label: string | null) => `${verb}${title}${label ? `「${label}」` : ''}`,
    tables: { user: '用户', role: '角色', depart: '部门', permission: '菜单', dict: '字典', category: '分类' },
  },
  {
    found: 'Found',
    countDays: 'Count of visits',
    daysCounted: days => (days === 0 ? 'There was no day to count' : `${counted(days, 'day')} counted`),
    kinds: {
      signIn: 'Sign-in',
      signOut: 'Sign-out',
      refused: 'Failed sign-in',
      add: 'Added',
      edit: 'Changed',
      delete: 'Deleted',
      other: 'Action',
    },
    signIn: 'Signed in',
    signOut: 'Signed out',
    refused: 'Sign-in failed',
    changed: (verb, title, label) => `${verb}: ${title}${label ? ` “${label}”` : ''}`,
    tables: { user: 'User', role: 'Role', depart: 'Department', permission: 'Menu', dict: 'Dictionary', category: 'Category' },
  },
)
