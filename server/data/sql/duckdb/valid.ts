/** Whether a text, half width, without blanks and in capitals, can be a number of a kind. */
type Valid = (text: string) => string

const PERSON_WEIGHTS = '[7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]'
const FIRM_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const FIRM_WEIGHTS = '[1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]'

const weighted = (text: string, signs: string, weights: string) =>
  `list_sum(list_transform(range(1, 18), lambda i: (strpos('${signs}', ${text}[i]) - 1) * (${weights})[i]))`

const isDay = (digits: string) => `try_strptime(${digits}, '%Y%m%d') is not null`

/** 身份证号: 18 places with a check digit (GB 11643), or the 15 of former cards. */
const person: Valid = text => {
  const check = `substr('10X98765432', cast(${weighted(text, '0123456789', PERSON_WEIGHTS)} % 11 + 1 as bigint), 1)`
  const now = `regexp_full_match(${text}, '[1-9][0-9]{16}[0-9X]') and ${isDay(`substr(${text}, 7, 8)`)} and ${check} = ${text}[18]`
  const former = `regexp_full_match(${text}, '[1-9][0-9]{14}') and ${isDay(`'19' || substr(${text}, 7, 6)`)}`
  return `(case when length(${text}) = 18 then ${now} else ${former} end)`
}

/** 统一社会信用代码: 18 places with a check digit (GB 32100). */
const firm: Valid = text => {
  const check = `substr('${FIRM_SIGNS}', cast((31 - ${weighted(text, FIRM_SIGNS, FIRM_WEIGHTS)} % 31) % 31 + 1 as bigint), 1)`
  return `(case when regexp_full_match(${text}, '[${FIRM_SIGNS}]{18}') then ${check} = ${text}[18] else false end)`
}

const mobile: Valid = text => `regexp_full_match(replace(${text}, '-', ''), '(\\+?86)?1[3-9][0-9]{9}')`

/** 银行卡号: 12 to 19 digits, each second one from the right doubled (Luhn). */
const card: Valid = text => {
  const doubled = `(cast(reverse(${text})[i] as integer) * (2 - i % 2))`
  const sum = `list_sum(list_transform(range(1, length(${text}) + 1), lambda i: ${doubled} // 10 + ${doubled} % 10))`
  return `(case when regexp_full_match(${text}, '[0-9]{12,19}') then ${sum} % 10 = 0 else false end)`
}

export const valid = { person, firm, mobile, card } as const
