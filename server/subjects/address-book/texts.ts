import { inLanguages } from '../../../renderer/core'

/** Titles of the workbook of an address book. */
export const texts = inLanguages(
  {
    title: '通讯录',
    realname: '姓名',
    workNo: '工号',
    depart: '部门',
    post: '职务',
    headOf: '负责部门',
    phone: '手机号码',
    telephone: '办公电话',
    email: '邮箱',
  },
  {
    title: 'Address book',
    realname: 'Name',
    workNo: 'Staff number',
    depart: 'Departments',
    post: 'Positions',
    headOf: 'In charge of',
    phone: 'Mobile',
    telephone: 'Office telephone',
    email: 'E-mail',
  },
)
