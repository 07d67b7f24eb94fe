const WEIGHTS_OF_CODE = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const LETTERS_OF_CODE = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS_OF_CARD = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const ENDS_OF_CARD = '10X98765432'

/** Whether a code of a firm (GB 32100) ends in the character that its others ask for. */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false
  const sum = WEIGHTS_OF_CODE.reduce((total, weight, at) => total + weight * LETTERS_OF_CODE.indexOf(code[at] ?? ''), 0)
  return LETTERS_OF_CODE[(31 - (sum % 31)) % 31] === code[17]
}

/** Whether the number of an identity card (GB 11643) holds a day that there is, and ends in the character that its others ask for. */
export function isCardNumber(number: string): boolean {
  const [, year, month, day] = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[0-9X]$/.exec(number) ?? []
  if (year === undefined) return false
  const born = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (born.getUTCMonth() !== Number(month) - 1 || born.getUTCDate() !== Number(day) || Number(year) < 1800) return false
  const sum = WEIGHTS_OF_CARD.reduce((total, weight, at) => total + weight * Number(number[at]), 0)
  return ENDS_OF_CARD[sum % 11] === number[17]
}
