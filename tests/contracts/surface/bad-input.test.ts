import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../server/http/contract'
import { isList, operationOf, operations, propertiesOf, typesOf } from '../support/contracts'
import { expectRefused, fieldName, isText, named, own } from '../support/refusals'
import { pathFor, send } from '../support/requests'
import { sampled } from '../support/sample'
import { sampleOf } from '../support/samples'
import { openWorld, world } from '../support/shared'
import { together } from '../support/together'

openWorld()

/** Operations that another one answers, by another path or method. */
const others = operations.filter(({ id, handledBy }) => id !== handledBy)
const withBody = named(sampled(own).filter(({ body }) => body !== null))
const required = (schema: unknown) => ((schema ?? {}) as { required?: string[] }).required ?? []

/** Any text; the first one where a schema names them. */
const textFor = (schema: Readonly<Record<string, unknown>> = {}) => (Array.isArray(schema.enum) ? String(schema.enum[0]) : 'x')

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
  const properties = Object.fromEntries(propertiesOf(schema))
  const needed = Object.fromEntries(
    required(schema).map(name => {
      const type = properties[name]?.type
      return [name, type === 'integer' ? 1 : type === 'object' ? {} : textFor(properties[name])]
    }),
  )
  const objects = propertiesOf(schema).flatMap(([name, inner]) => (propertiesOf(inner).length > 0 ? [[name, filled(inner)] as const] : []))
  return { ...needed, ...sampleOf(schema), ...Object.fromEntries(objects) }
}

const raw = (operation: Operation, payload: string, type = 'application/json') =>
  world.admin.call(operation.method, pathFor(operation), { payload, headers: { 'content-type': type } })

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
      expectRefused(answer, new RegExp(`^参数错误：${fieldName(operation, name)}的类型不正确$`))
    })
  })

  it('a field that is missing, by its name', async () => {
    for (const name of required(operation.body)) {
      const { [name]: _gone, ...rest } = acceptable(operation)
      expectRefused(await send(world.admin, operation, { body: rest }), new RegExp(`^参数错误：缺少${fieldName(operation, name)}$`))
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

describe.each(named(sampled(own).filter(({ method }) => method === 'GET' || method === 'DELETE')))('%s names', (_, operation) => {
  const params = Object.fromEntries(propertiesOf(operation.params).map(([name, schema]) => [name, isText(schema) ? 'x' : '1']))
  /** Texts for what must be there; a value that is none of its type is noticed later than a name. */
  const query = Object.fromEntries(
    propertiesOf(operation.query).flatMap(([name, schema]) => {
      if (!required(operation.query).includes(name)) return []
      return [[name, isText(schema) ? textFor(schema) : '1']]
    }),
  )

  it(isList(operation) ? 'a filter that is given twice' : 'a parameter that it does not know', async () => {
    const path = `${pathFor(operation, params)}?${new URLSearchParams(query)}`
    const [more, message] = isList(operation)
      ? ['&name=1&name=2', new RegExp(`^参数错误：${fieldName(operation, 'name')}的类型不正确$`)]
      : ['&notAParameter=1', /^参数错误：不允许的字段notAParameter$/]
    expectRefused(await world.admin.call(operation.method, path + more), message)
  })

  it('a parameter that is missing', async () => {
    for (const name of required(operation.query)) {
      const { [name]: _gone, ...rest } = query
      expectRefused(
        await send(world.admin, operation, { params, query: rest }),
        new RegExp(`^参数错误：缺少${fieldName(operation, name)}$`),
      )
    }
  })

  it('a parameter of another type', async () => {
    for (const [name, schema] of propertiesOf(operation.query)) {
      if (isText(schema)) continue
      const answer = await send(world.admin, operation, { params, query: { ...query, [name]: 'abc' } })
      expectRefused(answer, new RegExp(`^参数错误：${fieldName(operation, name)}`))
    }
  })
})
