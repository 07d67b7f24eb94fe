import { inLanguages } from '../../model/language'

/** What people read of a JSON cell. */
export const texts = inLanguages(
  {
    format: '格式化',
    missing: (names: string) => `请填写${names}`,
    noParams: '没有参数',
    entries: (count: number) => `${count} 项`,
    more: (count: number) => `还有 ${count} 项`,
  },
  {
    format: 'Format',
    missing: names => `Fill in ${names}`,
    noParams: 'No parameters',
    entries: count => (count === 1 ? '1 entry' : `${count} entries`),
    more: count => `${count} more`,
  },
)
