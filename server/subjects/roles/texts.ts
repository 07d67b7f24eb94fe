import { inLanguages } from '../../../renderer/core'

/** Texts of roles, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    title: '角色列表',
    added: '添加成功！',
    edited: '修改成功!',
    deleted: '删除角色成功',
    deletedMany: '删除角色成功!',
    noneChosen: '未选中角色！',
    none: '未找到角色信息',
    taken: '角色编码已存在',
    administrators: '管理员角色不能删除，也不能修改名称和编码',
    reserved: '该角色编码为系统保留，不能使用',
    name: '角色名称',
    code: '角色编码',
    description: '描述',
    created: '创建时间',
  },
  {
    title: 'Roles',
    added: 'Added!',
    edited: 'Changed!',
    deleted: 'The role was deleted',
    deletedMany: 'The roles were deleted!',
    noneChosen: 'No role was chosen!',
    none: 'No roles were found',
    taken: 'This role code exists already',
    administrators: 'The role of the administrators cannot be deleted, nor can its name and code be changed',
    reserved: 'This role code is kept for the system',
    name: 'Role name',
    code: 'Role code',
    description: 'Description',
    created: 'Created at',
  },
)
