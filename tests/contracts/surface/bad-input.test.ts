import { beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { texts } from '../../../server/util/texts'
import type { TestAnswer } from '../../helpers/server'
import { isList, operationOf, operations, propertiesOf, typesOf } from '../support/contracts'
import { pathFor, type Request, requestFor, send } from '../support/requests'
import { fresh, sampleOf } from '../support/samples'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'

openWorld()

const named = (list: readonly Operation[]) => list.map(operation => [operation.id, operation] as const)
const own = operations.filter(({ id, handledBy }) => id === handledBy)
/** Operations that another one answers, by another path or method. */
const others = operations.filter(({ id, handledBy }) => id !== handledBy)
const withBody = named(own.filter(({ body }) => body !== null))
const isText = (schema: Readonly<Record<string, unknown>>) => typesOf(schema).includes('string')
const required = (schema: unknown) => ((schema ?? {}) as { required?: string[] }).required ?? []

/** A body that the schema accepts. */
function acceptable({ body }: Operation): Record<string, unknown> {
  return filled(body)
}

/** The same with a field that no contract names; in a row of it, where the body is a list. */
function strange({ body }: Operation) {
  const rows = (body as { items?: Operation['body'] }).items
  const strange = { ...filled(rows ?? body), notAField: 1 }
  return rows ? ([strange] as unknown as typeof strange) : strange
}

function filled(schema: Operation['body']): Record<string, unknown> {
  const numbers = new Set(propertiesOf(schema).flatMap(([name, { type }]) => (type === 'integer' ? [name] : [])))
  const needed = Object.fromEntries(required(schema).map(name => [name, numbers.has(name) ? 1 : 'x']))
  const objects = propertiesOf(schema).flatMap(([name, inner]) => (propertiesOf(inner).length > 0 ? [[name, filled(inner)] as const] : []))
  return { ...needed, ...sampleOf(schema), ...Object.fromEntries(objects) }
}

/** A user who writes the statement of a report is told what PostgreSQL's own grammar has against it; tried where it is read. */
const isStatement = ({ id }: Operation, name: string) =>
  (id === 'onlineCgreportHeadParseSql' && name === 'sql') || (id.startsWith('onlineReport') && name === 'cgrSql')

const raw = (operation: Operation, payload: string, type = 'application/json') =>
  world.admin.call(operation.method, pathFor(operation), { payload, headers: { 'content-type': type } })

function expectRefused({ status, body }: TestAnswer, message: string | RegExp): void {
  expect([status, body]).toEqual([
    400,
    { success: false, code: 400, message: expect.stringMatching(message), result: null, timestamp: expect.any(Number) },
  ])
}

/** The columns of an online form are no business of the contract. */
const isOpen = ({ body }: Operation) => body?.additionalProperties === true

const refuseStrange = async (operation: Operation) =>
  expectRefused(await send(world.admin, operation, { body: strange(operation) }), /^参数错误：不允许的字段(?:0\.)?notAField$/)

describe('an operation that another one answers', () => {
  it('has its schemas: what they refuse is tried there', () => {
    const schemas = ({ params, query, body }: Operation) => [params, query, body]
    const different = others.filter(one => {
      const answering = schemas(operationOf(one.handledBy))
      return schemas(one).some((schema, at) => schema !== answering[at])
    })
    expect(others.length).toBeGreaterThan(20)
    expect(different.map(({ id }) => id)).toEqual([])
  })

  it('reads its body by them', () =>
    together(
      others.filter(one => one.body !== null && !isOpen(one)),
      refuseStrange,
    ))
})

describe.each(withBody)('%s refuses', (_, operation) => {
  it.skipIf(isOpen(operation))('a field that it does not know', () => refuseStrange(operation))

  it('a field of another type, by its name', async () => {
    // What may be anything is of no other type.
    const typed = propertiesOf(operation.body).filter(([, schema]) => typesOf(schema)[0] !== undefined)
    await together(typed, async ([name, schema]) => {
      const other = typesOf(schema).includes('object') ? 1 : { x: 1 }
      const answer = await send(world.admin, operation, { body: { ...acceptable(operation), [name]: other } })
      expectRefused(answer, new RegExp(`^参数错误：${name}的类型不正确$`))
    })
  })

  it('a field that is missing, by its name', async () => {
    for (const name of required(operation.body)) {
      const { [name]: _gone, ...rest } = acceptable(operation)
      expectRefused(await send(world.admin, operation, { body: rest }), new RegExp(`^参数错误：缺少${name}$`))
    }
  })

  it('what is no object', async () => {
    for (const payload of ['[]', '1', '"x"', 'null', 'true']) expectRefused(await raw(operation, payload), /^参数错误：/)
  })

  it('JSON that reaches for prototypes, and what is no JSON', async () => {
    const whole = JSON.stringify(acceptable(operation)).slice(1)
    const [[field] = ['x']] = propertiesOf(operation.body)
    const nested = { ...acceptable(operation), [field]: 'HERE' }
    const payloads = [
      `{"__proto__":{"x":1},${whole}`,
      JSON.stringify(nested).replace('"HERE"', '{"__proto__":{"x":1}}'),
      `{"constructor":{"prototype":{"x":1}},${whole}`,
      `{${whole}}`,
      '{',
    ]
    for (const payload of payloads) expectRefused(await raw(operation, payload), /^参数错误：请求内容不是合法的JSON$/)
    expectRefused(await raw(operation, '<x/>', 'text/xml'), /^参数错误：/)
  })
})

describe.each(named(own.filter(({ method }) => method === 'GET' || method === 'DELETE')))('%s names', (_, operation) => {
  const params = Object.fromEntries(propertiesOf(operation.params).map(([name]) => [name, 'x']))
  /** Texts for what must be there; a value that is none of its type is noticed later than a name. */
  const query = Object.fromEntries(
    propertiesOf(operation.query).flatMap(([name, schema]) => {
      if (!required(operation.query).includes(name)) return []
      return [[name, isText(schema) ? 'x' : '1']]
    }),
  )

  it(isList(operation) ? 'a filter that is given twice' : 'a parameter that it does not know', async () => {
    const path = `${pathFor(operation, params)}?${new URLSearchParams(query)}`
    const [more, message] = isList(operation)
      ? ['&name=1&name=2', /^参数错误：name的类型不正确$/]
      : ['&notAParameter=1', /^参数错误：不允许的字段notAParameter$/]
    expectRefused(await world.admin.call(operation.method, path + more), message)
  })

  it('a parameter that is missing', async () => {
    for (const name of required(operation.query)) {
      const { [name]: _gone, ...rest } = query
      expectRefused(await send(world.admin, operation, { params, query: rest }), new RegExp(`^参数错误：缺少${name}$`))
    }
  })

  it('a parameter of another type', async () => {
    for (const [name, schema] of propertiesOf(operation.query)) {
      if (isText(schema)) continue
      const answer = await send(world.admin, operation, { params, query: { ...query, [name]: 'abc' } })
      expectRefused(answer, new RegExp(`^参数错误：${name}`))
    }
  })
})

const INJECTION = "'; drop table weft.sys_user; --"
const STRANGE = `'"%_\\$1{{7*7}}😀<script>\t`
const LONG = 'long '.repeat(2_000)
const ZERO = 'a\u0000b'
const HOSTILE = [INJECTION, STRANGE, LONG, ZERO, '%', '_', '\\', "' or '1'='1", ',a,', '*\\*', '>= \\', '\ud800']
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
  expect(another ? [403] : [200, 400, 404, 413], `${about}: ${answer.status} ${answer.body.message}`).toContain(answer.status)
  expect(answer.body.message, about).not.toBe(texts.unexpected)
  if (answer.body.message !== undefined) expect(withoutStatements(answer, statements), about).not.toMatch(INSIDE)
}

/** The names of the columns that a list shows. */
function columnsOf({ answer }: Operation): string[] {
  const { result } = Object.fromEntries(propertiesOf(answer)) as Record<string, { items?: unknown; anyOf?: unknown[] }>
  const page = result?.anyOf?.[0] ?? result
  const records = Object.fromEntries(propertiesOf(page)).records as { items?: unknown } | undefined
  return propertiesOf(records?.items ?? result?.items).map(([name]) => name)
}

describe.each(named(own.filter(isList)))('the list %s bears hostile texts', (id, operation) => {
  let base: Readonly<Record<string, string>>
  let params: Request['params'] & object
  /** An export reads its query as its list does: a few texts show that nothing else is in between. */
  const hostile = operation.answer === null ? [INJECTION, ZERO] : HOSTILE
  /** Asks each once. */
  const askAll = (queries: readonly Record<string, string>[]) =>
    together(new Map(queries.map(query => [JSON.stringify(query), query])).values(), async query => {
      const about = JSON.stringify(query).slice(0, 120)
      expectCalm(await send(world.admin, operation, { params, query: { ...base, ...query } }), about, STATEMENTS[id])
    })

  beforeAll(async () => {
    // Exports have nothing to write down: the queries are what is tried.
    const none = operation.answer === null ? { createTime_begin: '2099-01-01' } : {}
    const { query, params: given = {} } = await requestFor(world, operation)
    base = { ...query, ...none }
    params = given
  })

  it('in every filter', async () => {
    const columns = columnsOf(operation).length > 0 ? columnsOf(operation) : ['id', 'createTime', 'createBy']
    await askAll([
      ...columns.flatMap(column => [
        ...[INJECTION, STRANGE, ZERO, '99999999999999999999'].map(text => ({ [column]: text })),
        { [`${column}_begin`]: STRANGE, [`${column}_end`]: ZERO },
        { [`${column}_MultiString`]: `${INJECTION},\\` },
      ]),
      ...hostile.flatMap(text => [{ id: text }, { createTime: text }]),
    ])
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

describe.each(named(own.filter(operation => !isList(operation))))('%s bears hostile texts', (_, operation) => {
  it('in every parameter and field', async () => {
    const request: Request = await requestFor(world, operation)
    const places = [
      ...propertiesOf(operation.params).map(([name]) => ['params', name] as const),
      ...propertiesOf(operation.query).flatMap(([name, schema]) =>
        isText(schema) && !isStatement(operation, name) ? [['query', name] as const] : [],
      ),
      ...propertiesOf(operation.body).flatMap(([name, schema]) =>
        isText(schema) && !isStatement(operation, name) ? [['body', name] as const] : [],
      ),
    ]
    const cases = places.flatMap(([part, name]) =>
      [INJECTION, STRANGE, ZERO, LONG, part === 'params' ? '..' : '\ud800'].map(text => ({ part, name, text })),
    )
    await together(cases, async ({ part, name, text }) => {
      const changed = { ...request, [part]: { ...request[part], [name]: text } }
      expectCalm(await send(request.as ?? world.admin, operation, changed), `${part}.${name}=${text.slice(0, 40)}`)
    })
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
