import { inLanguages } from '../../../../renderer/core'

/** How many records are seen, by the number that is counted at most. */
const counted = (seen: number, total: number, most: number) => ({
  beyond: total > most,
  seen: seen.toLocaleString('en-US'),
  total: Math.min(total, most).toLocaleString('en-US'),
})

/** Texts of the trial of data rules. */
export const texts = inLanguages(
  {
    noHolder: (username: string) => `账号“${username}”已冻结、已删除或不在本租户，不能查看任何数据`,
    noEntry: '该用户没有此菜单的权限',
    noRight: '您没有此列表的查看权限，不能以该用户的权限查看数据',
    all: '全部数据',
    own: '本人的数据',
    clearance: (level: string) => `密级不高于${level}`,
    levels: { '0': '公开', '1': '内部', '2': '秘密' },
    and: '，并且',
    shared: '，以及共享给该用户的数据',
    rule: (field: string, operator: string, value: string) => `${field}${operator.replace('{}', `“${value}”`)}`,
    hides: (field: string) => `${field}的规则对该用户没有取值，不显示任何数据`,
    operators: {
      '>': '大于{}',
      '>=': '大于等于{}',
      '<': '小于{}',
      '<=': '小于等于{}',
      '=': '等于{}',
      '!=': '不等于{}',
      IN: '是{}之一',
      LIKE: '包含{}',
      LEFT_LIKE: '以{}结尾',
      RIGHT_LIKE: '以{}开头',
    },
    seen: (seen: number, total: number, most: number) => {
      const count = counted(seen, total, most)
      return count.beyond ? `前 ${count.total} 条中的 ${count.seen} 条` : `${count.seen} / ${count.total} 条`
    },
    role: (role: string) => `角色：${role}`,
    departRole: (depart: string, role: string) => `部门角色：${depart} / ${role}`,
    depart: (depart: string) => `部门：${depart}（约束其全部角色）`,
    formDepart: (depart: string) => `部门：${depart}（表单权限）`,
    user: (name: string) => `用户：${name}（表单权限）`,
    value: (title: string, value: string) => `${title}：${value}`,
    comma: '；',
    yes: '是',
    no: '否',
  },
  {
    noHolder: (username: string) => `The account "${username}" is frozen, deleted or not in this tenant, and sees no data`,
    noEntry: 'The user is not granted this menu',
    noRight: 'You may not open this list, and so not see its data with the rights of this user',
    all: 'All data',
    own: 'Own data',
    clearance: (level: string) => `secrecy up to ${level}`,
    levels: { '0': 'public', '1': 'internal', '2': 'secret' },
    and: ', and ',
    shared: ', and data that is shared with the user',
    rule: (field: string, operator: string, value: string) => `${field} ${operator.replace('{}', `"${value}"`)}`,
    hides: (field: string) => `the rule of ${field} has no value for this user, so that no data is shown`,
    operators: {
      '>': 'above {}',
      '>=': 'at least {}',
      '<': 'below {}',
      '<=': 'at most {}',
      '=': 'is {}',
      '!=': 'is not {}',
      IN: 'is one of {}',
      LIKE: 'contains {}',
      LEFT_LIKE: 'ends with {}',
      RIGHT_LIKE: 'begins with {}',
    },
    seen: (seen: number, total: number, most: number) => {
      const count = counted(seen, total, most)
      return count.beyond ? `${count.seen} of the first ${count.total}` : `${count.seen} of ${count.total}`
    },
    role: (role: string) => `Role: ${role}`,
    departRole: (depart: string, role: string) => `Role of a department: ${depart} / ${role}`,
    depart: (depart: string) => `Department: ${depart} (binds all of its roles)`,
    formDepart: (depart: string) => `Department: ${depart} (rights of the form)`,
    user: (name: string) => `User: ${name} (rights of the form)`,
    value: (title: string, value: string) => `${title}: ${value}`,
    comma: '; ',
    yes: 'Yes',
    no: 'No',
  },
)
