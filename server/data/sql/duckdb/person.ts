import type { ReadingDialect } from '../dialect'
import { string } from './string'
import { within } from './within'

/** Provinces by the first two digits (GB/T 2260). */
const PLACES: Readonly<Record<string, string>> = {
  ...{ 11: '北京市', 12: '天津市', 13: '河北省', 14: '山西省', 15: '内蒙古自治区', 21: '辽宁省', 22: '吉林省', 23: '黑龙江省' },
  ...{ 31: '上海市', 32: '江苏省', 33: '浙江省', 34: '安徽省', 35: '福建省', 36: '江西省', 37: '山东省' },
  ...{ 41: '河南省', 42: '湖北省', 43: '湖南省', 44: '广东省', 45: '广西壮族自治区', 46: '海南省' },
  ...{ 50: '重庆市', 51: '四川省', 52: '贵州省', 53: '云南省', 54: '西藏自治区' },
  ...{ 61: '陕西省', 62: '甘肃省', 63: '青海省', 64: '宁夏回族自治区', 65: '新疆维吾尔自治区' },
  ...{ 71: '台湾省', 81: '香港特别行政区', 82: '澳门特别行政区' },
}
const WEIGHTS = '[7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]'

const sum = (digits: string) =>
  `list_sum(list_transform(range(17), lambda i: cast(substr(${digits}, i + 1, 1) as integer) * ${WEIGHTS}[i + 1]))`
/** Numbers of 15 digits are of the 20th century and have no check digit (GB 11643). */
const complete = (digits: string) => `${digits} || substr('10X98765432', cast(${sum(digits)} % 11 as integer) + 1, 1)`

const birthday = (number: string) => `cast(try_strptime(substr(${number}, 7, 8), '%Y%m%d') as date)`
const places = Object.entries(PLACES).map(([code, name]) => `when '${code}' then ${string(name)}`)

const PARTS = {
  number: 'n',
  birthday: birthday('n'),
  sex: "case when cast(substr(n, 17, 1) as integer) % 2 = 1 then '男' else '女' end",
  place: `case left(n, 2) ${places.join(' ')} end`,
} as const

/** Empty where the text is no number of a person by its form, or names a day that is none. */
export const person: ReadingDialect['person'] = (text, part) => {
  const old = within("left(t, 6) || '19' || substr(t, 7)", 'd', complete('d'))
  const number = `case when regexp_full_match(t, '[0-9]{15}') then ${old} when regexp_full_match(t, '[0-9]{17}[0-9X]') then t end`
  const told = within(number, 'n', `case when ${birthday('n')} is not null then ${PARTS[part]} end`)
  return within(`upper(trim(${text}))`, 't', told)
}
