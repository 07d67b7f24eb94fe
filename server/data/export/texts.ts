import { inLanguages } from '../../../renderer/core'

/** What people read in files of rows, and of rows that a format cannot hold. */
export const texts = inLanguages(
  {
    sheet: (nth: number) => `数据${nth}`,
    tooLongText: (name: string, most: number) => `“${name}”中有超过 ${most} 字节的文字，.dbf 放不下，请改用其他格式，或先截取该列`,
    tooManyFields: (most: number) => `列数超过 ${most}，.dbf 放不下，请改用其他格式，或先减少列`,
    tooManyBytes: '数据超过 2 GB，.dbf 放不下，请改用其他格式，或先筛选',
    renamed: (names: string) => `列名超过 10 字节，已缩短：${names}`,
    asTexts: (names: string) => `数值超过 20 位，按文字写出：${names}`,
  },
  {
    sheet: nth => `Data ${nth}`,
    tooLongText: (name, most) =>
      `“${name}” has texts of more than ${most} bytes, which .dbf cannot hold. Please choose another format or shorten the column`,
    tooManyFields: most =>
      `There are more than ${most} columns, which .dbf cannot hold. Please choose another format or take fewer columns`,
    tooManyBytes: 'There are more than 2 GB, which .dbf cannot hold. Please choose another format or filter the rows',
    renamed: names => `Names of more than 10 bytes were shortened: ${names}`,
    asTexts: names => `Numbers of more than 20 digits were written as texts: ${names}`,
  },
)
