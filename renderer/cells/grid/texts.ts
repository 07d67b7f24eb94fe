import { inLanguages } from '../../model/language'

export const texts = inLanguages(
  { rows: (count: number) => `${count}行`, notRows: '此值不是表格数据' },
  { rows: count => `${count} rows`, notRows: 'This value holds no rows' },
)
