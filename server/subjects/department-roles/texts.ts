import { inLanguages } from '../../../renderer/core'

/** Texts of the rights and roles of departments, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    added: '添加成功！',
    edited: '编辑成功!',
    deleted: '删除成功!',
    deletedMany: '批量删除成功!',
    saved: '保存成功！',
    noIds: '参数不识别！',
    noDepart: '未找到部门！',
    noRole: '未找到部门角色！',
    taken: '部门角色编码已存在',
    beyondDepart: '部门角色的权限不能超出部门的权限',
    unknownMenu: '授权失败！',
    noMember: '该用户不属于该部门',
    fixedDepart: '部门角色不能移到其他部门',
    foreign: '只能管理自己负责的部门的角色',
  },
  {
    added: 'Added!',
    edited: 'Changed!',
    deleted: 'Deleted!',
    deletedMany: 'Deleted!',
    saved: 'Saved!',
    noIds: 'Nothing was chosen!',
    noDepart: 'The department was not found!',
    noRole: 'The role of the department was not found!',
    taken: 'The code is taken by another role of a department',
    beyondDepart: 'A role of a department cannot have rights that the department does not have',
    unknownMenu: 'The rights could not be granted!',
    noMember: 'This user does not belong to the department',
    fixedDepart: 'A role cannot be moved to another department',
    foreign: 'You may keep the roles only of departments that you are in charge of',
  },
)
