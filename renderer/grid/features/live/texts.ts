import { inLanguages } from '../../../model/language'

/** Texts of values of other users. */
export const texts = inLanguages(
  {
    otherValue: (cell: string, text: string) => `${cell}：他人已改为“${text}”`,
    rowGone: (name: string) => `${name} 已被他人删除`,
    take: '采用',
    keep: '保留',
  },
  {
    otherValue: (cell, text) => `${cell}: somebody else changed it to "${text}"`,
    rowGone: name => `Somebody else deleted ${name}`,
    take: 'Take it',
    keep: 'Keep mine',
  },
)
