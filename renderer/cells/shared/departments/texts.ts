/** What people read of departments. */
export const texts = {
  title: '选择部门',
  search: '请输入部门名称',
  none: '暂无部门',
} as const
