import { inLanguages } from '../../../renderer/core'

/** Why a rich text is not kept. */
export const texts = inLanguages(
  {
    tooDeep: (most: number) => `标签嵌套不能超过${most}层`,
    tooLong: (most: number) => `不能超过${most}个字符（含格式与图片）`,
    tooManyPixels: (most: number) => `正文中的图片不能超过${most}万像素`,
    tooSlow: '格式过于复杂，无法保存，请清除部分格式后重试',
    busy: '正在处理的内容较多，请稍后重试',
  },
  {
    tooDeep: most => `the elements of the text stand more than ${most} deep in each other`,
    tooLong: most => `the text has more than ${most} characters, with its formats and pictures`,
    tooManyPixels: most => `a picture within the text has more than ${most * 10_000} pixels`,
    tooSlow: 'the formats of the text are too many to be checked; take some of them away',
    busy: 'many texts are being checked; try again in a moment',
  },
)
