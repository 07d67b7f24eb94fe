import { inLanguages } from '../../model/language'

/** What people read of the choice of roles. */
export const texts = inLanguages(
  { title: '选择角色', name: '角色', columns: { roleName: '角色名称', roleCode: '角色编码', description: '备注' } },
  { title: 'Choose roles', name: 'roles', columns: { roleName: 'Name', roleCode: 'Code', description: 'Remarks' } },
)
