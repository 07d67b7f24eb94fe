import { inLanguages } from '../../model/language'

/** Texts of the marks by which rows open. */
export const texts = inLanguages({ open: '展开行', shut: '关闭行' }, { open: 'Expand row', shut: 'Collapse row' })
