import type { Column } from '../plan/types'
import { duckdb } from '../sql'

/** What values mean, beside their type. */
export const SEMANTICS = ['idCard', 'creditCode', 'mobile', 'bankCard', 'email', 'region', 'person', 'firm', 'address'] as const
export type Semantic = (typeof SEMANTICS)[number]

interface Kind {
  /** The form of its values. */
  readonly shape: string
  /** How columns of it are called. */
  readonly names: RegExp
  /** Whether the form alone does not tell it: columns of other names are none. */
  readonly byName?: true
  /** Whether a value of the form is one, in SQL. */
  readonly valid?: (value: string) => string
}

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CREDIT_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const CREDIT_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
/** Digits of the longest number of a bank card. */
const LONGEST_CARD = 19

/** A sum of weighted signs. */
const sum = (weights: readonly number[], digit: (place: number) => string) =>
  weights.map((weight, at) => `${weight} * (${digit(at + 1)})`).join(' + ')

/** GB 11643: the last sign by the 17 before it, and a day that there is. */
function isIdCard(value: string): string {
  const check = `substr('10X98765432', (${sum(ID_WEIGHTS, place => `coalesce(try_cast(${value}[${place}] as integer), 0)`)}) % 11 + 1, 1)`
  return `upper(${value}[18]) = ${check} and try_cast(${value}[7:10] || '-' || ${value}[11:12] || '-' || ${value}[13:14] as date) is not null`
}

/** GB 32100: the last sign by the 17 before it. */
function isCreditCode(value: string): string {
  const total = sum(CREDIT_WEIGHTS, place => `strpos('${CREDIT_SIGNS}', ${value}[${place}]) - 1`)
  return `${value}[18] = substr('${CREDIT_SIGNS}', (31 - (${total}) % 31) % 31 + 1, 1)`
}

/** The sum of all digits from the last one, each second one doubled. */
function isBankCard(value: string): string {
  const digits = Array.from({ length: LONGEST_CARD }, (_, back) => {
    const digit = `coalesce(try_cast(reverse(${value})[${back + 1}] as integer), 0)`
    return back % 2 === 0 ? digit : `cast(substr('0246813579', ${digit} + 1, 1) as integer)`
  })
  return `(${digits.join(' + ')}) % 10 = 0`
}

const HAN = '[\\x{4e00}-\\x{9fa5}]'

/** In the order in which they are tried. */
const KINDS: Readonly<Record<Semantic, Kind>> = {
  idCard: {
    names: /身份证|公民身份|证件号/,
    shape: '[1-9]\\d{5}(18|19|20)\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])\\d{3}[\\dXx]',
    valid: isIdCard,
  },
  creditCode: { names: /信用代码|税号|识别号/, shape: '[0-9A-HJ-NPQRTUWXY]{2}\\d{6}[0-9A-HJ-NPQRTUWXY]{10}', valid: isCreditCode },
  mobile: { names: /手机|电话|联系方式/, shape: '1[3-9]\\d{9}' },
  bankCard: { names: /卡号|账号|帐号|账户/, shape: '[3-6]\\d{15,18}', valid: isBankCard },
  email: { names: /邮箱|邮件/, shape: '[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+' },
  region: { names: /区划/, byName: true, shape: '[1-8]\\d{5}(\\d{3}(\\d{3})?)?' },
  person: { names: /姓名|人员|经办|联系人|户主|法人|代表人/, byName: true, shape: `${HAN}{2,4}|${HAN}+·${HAN}+` },
  firm: {
    names: /单位|公司|供应商|客户|供方|企业|名称/,
    byName: true,
    shape: `.*(公司|集团|局|厅|院|中心|学|银行|委员会|合作社|事务所|厂|店|站)`,
  },
  address: { names: /地址|住址|住所/, byName: true, shape: '.*(省|市|区|县|镇|乡|村|路|街|巷|号|室).*' },
}

/** Values of which the forms are looked at, each once. */
const SAMPLE = 1000
/** Shares of them that have the form, where the name says it and where it does not. */
const [NAMED, UNNAMED] = [0.5, 0.9]

/** Only texts and numbers without a point mean such things. */
export const mayMean = ({ type }: Pick<Column, 'type'>): boolean => type === 'text' || type === 'whole'

/** How many of some values have each form, as name, text and count: a part of the statement over the values `g`. */
export function shapesStatement(): string {
  const counts = SEMANTICS.map(kind => `count(*) filter (where regexp_full_match(v, ${duckdb.string(KINDS[kind].shape)}))`)
  const names = ['all', ...SEMANTICS].map(name => `'${name}'`)
  return `select 'shape', unnest([${names.join(', ')}]), unnest([count(*), ${counts.join(', ')}])
    from (select cast(v as varchar) as v from g limit ${SAMPLE})`
}

/** What a column means, by its name and how many of some values have each form. */
export function meaningOf(name: string, shapes: ReadonlyMap<string, number>): Semantic | null {
  const all = shapes.get('all') ?? 0
  const found = SEMANTICS.find(kind => {
    const { names, byName } = KINDS[kind]
    const share = (shapes.get(kind) ?? 0) / all
    return names.test(name) ? share >= NAMED : !byName && share >= UNNAMED
  })
  return all > 0 ? (found ?? null) : null
}

/** Whether a value is what its column means: by its form and its check digit. */
export function validSql(kind: Semantic, value: string): string {
  const { shape, valid } = KINDS[kind]
  const fits = `regexp_full_match(${value}, ${duckdb.string(shape)})`
  return valid ? `case when ${fits} then ${valid(value)} else false end` : fits
}
