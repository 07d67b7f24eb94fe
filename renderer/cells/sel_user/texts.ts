import { inLanguages } from '../../model/language'

/** What people read of the choice of users. */
export const texts = inLanguages(
  {
    title: '选择用户',
    name: '用户',
    account: '账号',
    accountHint: '请输入账号',
    columns: { username: '用户账号', realname: '用户姓名', sex: '性别', phone: '手机号码', departments: '部门' },
  },
  {
    title: 'Choose users',
    name: 'users',
    account: 'Account',
    accountHint: 'Enter an account',
    columns: { username: 'Account', realname: 'Name', sex: 'Sex', phone: 'Mobile', departments: 'Departments' },
  },
)
