import { inLanguages } from '../../model/language'

/** The first two digits of an estimate, which says no more. */
const twoDigits = (total: number) => Number(total.toPrecision(2))

/** 12000: 1.2万; 340000000: 3.4亿. */
function roughly(total: number): string {
  const about = twoDigits(total)
  return about >= 1e8 ? `${about / 1e8}亿` : `${about / 1e4}万`
}

/** What is said of a number of rows that is an estimate. */
export const texts = inLanguages(
  {
    about: (from: number, to: number, total: number) => `${from}-${to} 约${roughly(total)}条`,
    count: '精确计数',
    counting: '正在计数',
  },
  {
    about: (from, to, total) => `${from}-${to} of about ${twoDigits(total)}`,
    count: 'Count all',
    counting: 'Counting',
  },
)
