import { inLanguages } from '../../model/language'

/** What people read of a JSON cell. */
export const texts = inLanguages(
  {
    format: '格式化',
    entries: (count: number) => `${count} 项`,
    more: (count: number) => `还有 ${count} 项`,
  },
  {
    format: 'Format',
    entries: count => (count === 1 ? '1 entry' : `${count} entries`),
    more: count => `${count} more`,
  },
)
