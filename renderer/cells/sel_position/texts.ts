import { inLanguages } from '../../model/language'

/** What people read of the choice of positions. */
export const texts = inLanguages(
  { title: '选择职务', name: '职务', columns: { name: '职务名称', code: '职务编码', id: '编号' } },
  { title: 'Choose positions', name: 'positions', columns: { name: 'Name', code: 'Code', id: 'Number' } },
)
