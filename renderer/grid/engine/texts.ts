import { inLanguages } from '../../model/language'

/** Texts for users of grids. */
export const texts = inLanguages(
  {
    late: '校验超时，请重试',
    failed: '校验失败，请重试',
    tooFast: '你点击的太快了，请慢点点击!',
    refused: (title: string, text: string) => `${title}：“${text}”不能填入此列`,
    notAll: (refused: number) => `${refused} 个单元格未能粘贴`,
  },
  {
    late: 'The check took too long, please try again',
    failed: 'The check failed, please try again',
    tooFast: 'You click too fast, please slow down!',
    refused: (title, text) => `${title}: "${text}" does not fit into this column`,
    notAll: refused => `${refused} cells could not be pasted`,
  },
)
