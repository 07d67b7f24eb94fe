import { inLanguages } from '../../../renderer/core'

/** Texts of data rules, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    found: '查询成功！',
    added: '添加成功！',
    edited: '更新成功！',
    deleted: '删除成功！',
    saved: '保存成功!',
    none: '未找到权限配置信息',
    grantFirst: '请先保存角色菜单权限!',
    noRule: '数据规则不存在',
    noList: '该菜单的授权标识不对应任何数据列表，不能设置数据规则（在线表单的数据规则在表单权限中设置）',
    fixedMenu: '数据规则不能移到其他菜单',
    ownRule: '不能取消限制自己的数据规则',
  },
  {
    found: 'Found!',
    added: 'Added!',
    edited: 'Changed!',
    deleted: 'Deleted!',
    saved: 'Saved!',
    none: 'The menu has no data rules',
    grantFirst: 'Please save the rights of the role first!',
    noRule: 'There is no such data rule',
    noList: 'The right of this menu opens no list whose rows could be narrowed (rules of online forms are set with their rights)',
    fixedMenu: 'A rule cannot be moved to another menu',
    ownRule: 'You cannot lift a rule that binds yourself',
  },
)
