import { inLanguages } from '../../model/language'

/** What people read of departments. */
export const texts = inLanguages(
  {
    title: '选择部门',
    search: '请输入部门名称',
    none: '暂无部门',
  },
  {
    title: 'Choose departments',
    search: 'Name of a department',
    none: 'No departments',
  },
)
