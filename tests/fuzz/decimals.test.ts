import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EntityField } from '../../renderer/core'
import { createScope, evaluate, parseExpression } from '../../renderer/core'
import { aggregated } from '../../renderer/ui/data/aggregate'
import type { Data } from '../../server/app/data'
import { withComputed } from '../../server/records/computed'
import { entity, field } from '../helpers/entities'
import { startTestServer, type TestServer } from '../helpers/server'
import { runs } from './runs'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

/** The same arithmetic as an expression and as SQL over numeric. */
interface Sample {
  readonly text: string
  readonly sql: string
  /** SQL of whether a quotient ends within the digits that it has. Absent: it is none. */
  readonly ends?: string
}

const literal = (text: string): Sample => ({ text, sql: `${text}::numeric` })
/** Digits of a quotient, and those that rounding looks at: see decision 223. */
const [QUOTIENT, ROUNDED] = [30, 20]
const WAYS: Readonly<Record<string, (a: Sample, b: Sample) => Sample>> = {
  plus: (a, b) => ({ text: `(${a.text} + ${b.text})`, sql: `(${a.sql} + ${b.sql})` }),
  minus: (a, b) => ({ text: `(${a.text} - ${b.text})`, sql: `(${a.sql} - ${b.sql})` }),
  times: (a, b) => ({ text: `(${a.text} * ${b.text})`, sql: `(${a.sql} * ${b.sql})` }),
  remainder: (a, b) => ({ text: `(${a.text} % ${b.text})`, sql: `coalesce(${a.sql} % nullif(${b.sql}, 0), 0)` }),
  sum: (a, b) => ({ text: `sum(${a.text}, ${b.text}, 0.1)`, sql: `(${a.sql} + ${b.sql} + 0.1)` }),
  round: (a, b) => ({ text: `(round(${a.text}, 2) + ${b.text})`, sql: `(round(round(${a.sql}, ${ROUNDED}), 2) + ${b.sql})` }),
}
const parts = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  .map(([integer, digits]) => literal((integer / 10 ** digits).toFixed(digits)))
const { sample } = fc.letrec<{ sample: Sample }>(tie => ({
  sample: fc.oneof(
    { maxDepth: 3 },
    parts,
    fc.tuple(fc.constantFrom(...Object.keys(WAYS)), tie('sample'), tie('sample')).map(([way, a, b]) => WAYS[way]?.(a, b) ?? a),
  ),
}))
/** A division stands last: PostgreSQL keeps other digits of it. */
const quotients = fc.tuple(sample, parts).map(([a, b]) => ({
  text: `(${a.text}) / (${b.text})`,
  sql: `coalesce(round((${a.sql})::numeric(200, 60) / nullif(${b.sql}, 0), ${QUOTIENT}), 0)`,
  ends: `coalesce(round((${a.sql})::numeric(200, 60) / nullif(${b.sql}, 0), ${QUOTIENT}) * ${b.sql} = ${a.sql}, true)`,
}))

/** Sums and means of columns, by their digits. */
const long = fc
  .tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), parts)
  .map(([whole, { text }]) => literal(`${whole}.${text.replace('.', '')}`))
const columns = fc.array(fc.oneof({ weight: 4, arbitrary: parts }, long), { minLength: 1, maxLength: 12 })
const inRows = (values: readonly Sample[], how: 'sum' | 'average') =>
  aggregated(
    values.map(({ text }) => text),
    how,
  )
const inSql = (values: readonly Sample[], how: 'sum' | 'average'): Sample => {
  const rows = `(values ${values.map(value => `(${value.sql})`).join(', ')}) t(v)`
  const mean = `round(sum(v)::numeric(200, 60) / count(*), ${QUOTIENT})`
  if (how === 'sum') return { text: how, sql: `(select sum(v) from ${rows})` }
  return { text: how, sql: `(select ${mean} from ${rows})`, ends: `(select ${mean} * count(*) = sum(v) from ${rows})` }
}

/** What the database computes, as it leaves an expression: a number where a double spells it, else all digits, or 15 of them, rounded half up. */
async function inDatabase(samples: readonly Sample[]): Promise<readonly (number | string)[]> {
  const data = server.app.data as Data
  return data.withTenant({ tenantId: 0, username: 'test', orgCode: null }, async trx => {
    const values = samples.map(({ sql: text, ends = 'true' }, at) => `(${at}, (${text})::numeric, ${ends})`).join(', ')
    const { rows } = await sql
      .raw<{ whole: string; cut: string; ends: boolean }>(
        `select trim_scale(x)::text as whole, coalesce(round(x, 14 - floor(log(nullif(abs(x), 0)))::int), 0)::text as cut, ends
         from (values ${values}) t(at, x, ends) order by at`,
      )
      .execute(trx)
    return rows.map(({ whole, cut, ends }) => {
      if (spells(Number(whole), whole)) return Number(whole)
      return ends ? whole : Number(cut)
    })
  })
}

const spells = (number: number, text: string) => !/e/.test(String(number)) && String(number) === text

const parsed = (text: string) => parseExpression(text).expression ?? expect.fail(text)

/** The same as a computed field of a record. */
function onServer(text: string): unknown {
  const { storage: _, ...rest } = field({ name: 'made', kind: 'decimal', type: 'inputNumber' })
  const row: Record<string, unknown> = { id: '1' }
  withComputed(entity([{ ...rest, value: parsed(text) } as EntityField]), [row as never])
  return row.made
}

it('arithmetic gives the same digits in the browser, on the server and in the database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof({ weight: 4, arbitrary: sample }, quotients), { minLength: 20, maxLength: 20 }), async samples => {
      const wanted = await inDatabase(samples)
      const wrong = samples.flatMap(({ text }, at) => {
        const found = evaluate(parsed(text), createScope()) ?? 0
        const made = onServer(text) ?? 0
        return found === wanted[at] && made === found ? [] : [[text, wanted[at], found, made]]
      })
      expect(wrong).toEqual([])
    }),
    runs(25),
  )
})

it('sums and means of rows give the same digits in the browser and in the database', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(columns, { minLength: 10, maxLength: 10 }), async given => {
      for (const how of ['sum', 'average'] as const) {
        const wanted = await inDatabase(given.map(values => inSql(values, how)))
        expect(given.map(values => inRows(values, how))).toEqual(wanted)
      }
    }),
    runs(10),
  )
})
