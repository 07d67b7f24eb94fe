import { propertiesOf, typesOf } from './contracts'

let count = 0

/** A number that no other sample has. */
export const fresh = () => ++count

/** Values for fields whose schema says less than the server asks, by name. */
const named: Readonly<Record<string, (n: number) => unknown>> = {
  username: n => `person${n}`,
  password: () => 'Strong-2026-x',
  birthday: () => '1990-05-01',
  email: n => `person${n}@example.com`,
  phone: n => `138${String(n).padStart(8, '0')}`,
  sex: () => 1,
  gender: () => '1',
  userIdentity: () => 1,
  activitiSync: () => 1,
  relTenantIds: () => null,
  departIds: () => null,
  userIds: () => '',
  startTime: () => '2026-01-02 03:04:05',
  endTime: () => null,
  beginDate: () => null,
  endDate: () => null,
  openType: () => 'url',
  openPage: () => '/course/lecturer',
  selectedroles: () => '',
  selecteddeparts: () => '',
  parentId: () => null,
  pid: () => null,
  orgCategory: () => '1',
  orgCode: () => undefined,
  id: () => undefined,
  version: () => undefined,
  dictCode: n => `sample_${n}`,
  code: n => `S-${n}`,
  type: () => 0,
  url: n => `/sample/${n}`,
  redirect: n => `/sample/${n}/first`,
  perms: n => `sample:p${n}`,
  status: () => '1',
  commentTime: () => '2026-01-02 03:04:05',
  score: () => 4,
  level: () => '1',
  external: () => 'N',
  enabled: () => 'Y',
  fee: () => 120.5,
  company: () => null,
  photo: () => null,
  resume: () => null,
}

/** Where a row of a sheet stands. */
const ROW_OF_FILE = `${'0'.repeat(32)}/1`

function byType(schema: Readonly<Record<string, unknown>>, name: string, n: number, word: string): unknown {
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const types = typesOf(schema)
  // One that is beyond doubles may come as its text too.
  if (types.includes('number')) return 1
  if (types.includes('string')) {
    const text = `${name}${word}${n}`.slice(0, (schema.maxLength as number | undefined) ?? 255)
    const pattern = new RegExp(typeof schema.pattern === 'string' ? schema.pattern : '')
    const plain = ['-', '_'].map(sign => `${name.toLowerCase()}${sign}${n}`)
    return [text, ...plain, '2026-01-02', '?pageNo=1', ROW_OF_FILE].find(one => pattern.test(one)) ?? plain[0]
  }
  if (types.includes('integer')) return 1
  if (types.includes('boolean')) return false
  if (types.join() === 'object') return {}
  if (!types.includes('array')) return null
  return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
    byType((schema.items ?? {}) as Readonly<Record<string, unknown>>, name, n, word),
  )
}

/** An object as the schema describes it, with every field that a person could fill in; `word` stands in every text. */
export function sampleOf(schema: unknown, word = '样本'): Record<string, unknown> {
  const n = fresh()
  const entries = propertiesOf(schema).map(([name, property]) => {
    const given = named[name]?.(n)
    // Of the name alone: a number is no key of a row above.
    const elsewhere = !(name in named) || (given === null && typesOf(property).join() === 'integer')
    const value = elsewhere ? byType(property, name, n, word) : given
    const number = typesOf(property).includes('integer') && typeof value === 'string' && /^\d+$/.test(value)
    return [name, number ? Number(value) : value] as const
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
