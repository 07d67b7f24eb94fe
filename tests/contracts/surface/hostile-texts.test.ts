import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { texts } from '../../../server/util/texts'
import { HALF, HOSTILE, INJECTION, LONG, STRANGE, WORST, ZERO } from '../../helpers/hostile-texts'
import type { TestAnswer } from '../../helpers/server'
import { isList, propertiesOf } from '../support/contracts'
import { expectRefused, fieldName, isText, named, own } from '../support/refusals'
import { type Request, requestFor, send } from '../support/requests'
import { sampled } from '../support/sample'
import { fresh } from '../support/samples'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'

openWorld()

/** A user who writes the statement of a report is told what PostgreSQL's own grammar has against it; tried where it is read. */
const isStatement = ({ id }: Operation, name: string) =>
  (id === 'onlineCgreportHeadParseSql' && name === 'sql') || (id.startsWith('onlineReport') && name === 'cgrSql')

const HUGE = '99999999999999999999'
/** Lists whose reader of orders and advanced queries meets all of them: of an entity, of a table written by hand, of online forms. */
const READERS = new Set(['courseLecturerList', 'sysUserList', 'onlineCgformHeadList'])
/** What only the inside of a server says. */
const INSIDE =
  /syntax error|relation "|violates|pg_|kysely|node_modules|\.ts:\d|invalid byte|operator does not exist|unterminated|at character/i

/** Statements that the database works at are what these two lists are for. */
const STATEMENTS: Readonly<Record<string, string>> = { sysMonitorSessionList: 'query', sysMonitorStatementList: 'text' }

function withoutStatements(answer: TestAnswer, field: string | undefined): string {
  if (field === undefined) return answer.raw.toString('utf8')
  return JSON.stringify(answer.body, (name, value: unknown) => (name === field ? undefined : value))
}

/** Either done or refused with words for people; nothing of the inside comes out. */
function expectCalm(answer: TestAnswer, about: string, statements?: string): void {
  const another = [texts.otherSubject, texts.otherTenant].includes(answer.body.message as typeof texts.otherSubject)
  expect(another ? [403] : [200, 400, 404, 413, 414], `${about}: ${answer.status} ${answer.body.message}`).toContain(answer.status)
  expect(answer.body.message, about).not.toBe(texts.unexpected)
  if (answer.body.message !== undefined) expect(withoutStatements(answer, statements), about).not.toMatch(INSIDE)
}

/** The columns that a list shows: their names, and what tells one type from another. */
function columnsOf({ answer }: Operation): (readonly [name: string, type: string])[] {
  const { result } = Object.fromEntries(propertiesOf(answer)) as Record<string, { items?: unknown; anyOf?: unknown[] }>
  const page = result?.anyOf?.[0] ?? result
  const records = Object.fromEntries(propertiesOf(page)).records as { items?: unknown } | undefined
  const shown = propertiesOf(records?.items ?? result?.items)
  const named = shown.map(([name, { type, format }]) => [name, JSON.stringify([type, format])] as const)
  return named.length > 0 ? named : ['id', 'createTime', 'createBy'].map(name => [name, name] as const)
}

/** The first of each type. */
const oneOfEach = (columns: ReturnType<typeof columnsOf>) => [
  ...new Map([...columns].reverse().map(([name, type]) => [type, name])).values(),
]

/** Filters of several columns, beside a filter for its own. */
function filtersOf(columns: readonly string[]): Record<string, string>[] {
  const each = (filter: (column: string) => Record<string, string>) => Object.assign({}, ...columns.map(filter)) as Record<string, string>
  return [
    each(column => ({ [column]: HUGE })),
    each(column => ({ [`${column}_begin`]: WORST, [`${column}_end`]: WORST })),
    each(column => ({ [`${column}_MultiString`]: `${WORST},\\` })),
  ]
}

describe.each(named(sampled(own).filter(isList)))('the list %s bears hostile texts', (id, operation) => {
  let base: Readonly<Record<string, string>>
  let params: Request['params'] & object
  const hostile = READERS.has(id) ? HOSTILE : [WORST, '\\']
  const ask = (query: Readonly<Record<string, string>>) => send(world.admin, operation, { params, query: { ...base, ...query } })
  const askCalmly = async (query: Readonly<Record<string, string>>) => {
    const answer = await ask(query)
    expectCalm(answer, JSON.stringify(query).slice(0, 120), STATEMENTS[id])
    return answer
  }
  /** Asks each once. */
  const askAll = (queries: readonly Record<string, string>[]) =>
    together(new Map(queries.map(query => [JSON.stringify(query), query])).values(), async query => void (await askCalmly(query)))

  beforeAll(async () => {
    // Exports have nothing to write down: the queries are what is tried.
    const none = operation.answer === null ? { createTime_begin: '2099-01-01' } : {}
    const { query, params: given = {} } = await requestFor(world, operation)
    base = { ...query, ...none }
    params = given
  })

  it('in every filter', async () => {
    const columns = columnsOf(operation)
    const refusing = new Set<string>()
    await together(columns, async ([name]) => {
      const { body } = await askCalmly({ [name]: WORST })
      if (body.success === false) refusing.add(name)
    })
    const taking = columns.map(([name]) => name).filter(name => !refusing.has(name))
    // What refuses would hide what comes behind it.
    await together(filtersOf(taking), async filters => expect((await askCalmly(filters)).body.success).not.toBe(false))
    await askAll([
      ...[...refusing].map(name => ({ [name]: HUGE })),
      ...oneOfEach(columns.filter(([name]) => refusing.has(name))).flatMap(name => filtersOf([name])),
      ...HOSTILE.map(text => ({ id: text })),
    ])
  })

  it('that cannot be stored, by the name of the filter', async () => {
    expectRefused(await ask({ id: ZERO }), new RegExp(`^参数错误：${fieldName(operation, 'id')}含有无法保存的字符$`))
  })

  it('in sorting and in the advanced query', async () => {
    const rules = (field: string, rule: string, val: string) => ({ superQueryParams: JSON.stringify([{ field, rule, val }]) })
    await askAll([
      ...hostile.flatMap(text => [
        { column: text, order: 'asc' },
        { column: 'createTime', order: text, superQueryParams: text, field: text, [text.slice(0, 100)]: text },
        rules('id', 'like', text),
        rules('id', text, 'x'),
        rules(text, 'eq', 'x'),
      ]),
      { superQueryParams: `[${'['.repeat(20_000)}` },
    ])
  })

  it('refuses to sort and to search by what it does not show', async () => {
    await together(['password', 'tenantId', 'id;', '1'], async column => {
      const sorted = await send(world.admin, operation, { params, query: { ...base, column, order: 'asc' } })
      expect([sorted.body.success, sorted.body.message]).toEqual([false, `请注意，将要排序的列字段不存在：${column}`])
      const rules = JSON.stringify([{ field: column, rule: 'eq', val: '1' }])
      const searched = await send(world.admin, operation, { params, query: { ...base, superQueryParams: rules } })
      expect([searched.body.success, searched.body.message]).toEqual([false, `请注意，查询的列字段不存在：${column}`])
    })
  })
})

/** The texts of a part of an operation, and what their schemas say of them. */
const textsOf = (operation: Operation, part: 'query' | 'body') =>
  propertiesOf(operation[part]).filter(([name, schema]) => isText(schema) && !isStatement(operation, name))

const isFree = ({ enum: values, pattern, format }: Readonly<Record<string, unknown>>) => !values && !pattern && !format

type Part = 'params' | 'query' | 'body'

describe.each(named(sampled(own).filter(operation => !isList(operation))))('%s bears hostile texts', (_, operation) => {
  let request: Request
  /** Fields of a call that brings a file stand beside it. */
  const partOf = (part: Part) => (part === 'body' && request.file ? 'fields' : part)
  const put = (part: Part, name: string, text: string) =>
    send(request.as ?? world.admin, operation, { ...request, [partOf(part)]: { ...request[partOf(part)], [name]: text } })

  beforeAll(async () => {
    request = await requestFor(world, operation)
  })

  it('in every parameter and field', async () => {
    const isDone = async (part: Part, name: string, text: string) => {
      const answer = await put(part, name, text)
      expectCalm(answer, `${part}.${name}=${text.slice(0, 40)}`)
      return answer.status === 200 && answer.body.success !== false
    }
    await together(propertiesOf(operation.params), async ([name]) => {
      for (const text of [INJECTION, STRANGE, ZERO, LONG, '..']) await isDone('params', name, text)
    })
    const others = (['query', 'body'] as const).flatMap(part => textsOf(operation, part).map(([name]) => [part, name] as const))
    await together(others, async ([part, name]) => {
      // What takes both has taken each.
      const taken = await isDone(part, name, WORST)
      for (const text of [...(taken ? [] : [INJECTION, STRANGE]), LONG, ...(request.file ? [ZERO, HALF] : [])])
        await isDone(part, name, text)
    })
  })

  it('that cannot be stored, by the name of the field', async () => {
    for (const part of ['query', 'body'] as const) {
      const [name = ''] = textsOf(operation, part).find(([, schema]) => isFree(schema)) ?? []
      if (name === '' || request.file) continue
      // As long as what is usual there.
      const usual = String(request[part]?.[name] || 'aa').slice(0, -1)
      // A query cannot say half a character: what stands for it there reads as a whole one.
      for (const sign of part === 'body' ? ['\0', HALF] : ['\0'])
        expectRefused(await put(part, name, usual + sign), new RegExp(`^参数错误：${fieldName(operation, name)}含有无法保存的字符$`))
    }
  })
})

it('keeps hostile texts as they are', async () => {
  // Other tests write hostile texts too, and some of those stay.
  const mine = `own ${fresh()} ${STRANGE}`
  const intro = mine + INJECTION
  const { id } = await world.make('/course/lecturer', { intro })
  const { body } = await world.admin.get<{ intro: string }>('/course/lecturer/queryById', { id })
  expect(body.result.intro).toBe(intro)
  const found = await world.admin.get<{ total: number }>('/course/lecturer/list', { intro: `*${mine}*` })
  expect(found.body.result.total).toBe(1)
})
