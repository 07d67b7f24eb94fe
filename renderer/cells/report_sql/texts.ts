import { inLanguages } from '../../model/language'

/** What people read of the statement of a report. */
export const texts = inLanguages(
  {
    parse: '解析SQL',
    parsed: (columns: number, params: number) => `解析成功：${columns}列，${params}个参数`,
    failed: 'SQL解析失败',
  },
  {
    parse: 'Read the statement',
    parsed: (columns, params) => `Read: ${columns} columns, ${params} parameters`,
    failed: 'The statement could not be read',
  },
)
