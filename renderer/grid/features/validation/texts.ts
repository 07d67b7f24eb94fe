import { inLanguages } from '../../../model/language'

/** Texts of refused cells. */
export const texts = inLanguages(
  {
    rowFailure: (row: number, message: string) => `第${row}行 ${message}`,
    shownAgain: '（所在的行或列未显示，已恢复显示）',
    late: '校验超时，请重试',
    failed: '校验失败，请重试',
  },
  {
    rowFailure: (row, message) => `Row ${row}: ${message}`,
    shownAgain: ' (its row or column was not shown, and is again)',
    late: 'The check took too long, please try again',
    failed: 'The check failed, please try again',
  },
)
