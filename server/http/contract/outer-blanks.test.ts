import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../util/root'
import { readDocuments, readOperations } from '.'
import { validatorCompiler } from './compilers'
import { isNode, list, type Node } from './json'
import { formText, KEEPS_BLANKS } from './outer-blanks'

const all = readOperations(readDocuments(join(root, 'schemas', 'api'))).filter(({ id, handledBy }) => id === handledBy)
const operations = all.filter(({ body }) => body !== null)
const BLANKS = '\u3000\u3000\u3000'
const AROUND = '\u200b\u3000\u00a0甲\u2003\u200d\n'

/** A place of a text in a body: keys, and 0 for the first of a list. */
interface TextPlace {
  readonly keys: readonly (string | 0)[]
  readonly schema: Node
  readonly keeps: boolean
}

/** The one schema beside null. */
function plain(schema: Node, body: Node): Node {
  if (typeof schema.$ref === 'string') return (body.definitions as Record<string, Node>)[schema.$ref.replace('#/definitions/', '')] ?? {}
  const choice = [...list(schema, 'anyOf'), ...list(schema, 'oneOf')].filter(isNode).find(({ type }) => type !== 'null')
  return choice ? plain(choice, body) : schema
}

const isText = ({ type }: Node) => type === 'string' || (Array.isArray(type) && type.includes('string'))

function placesOf(given: Node, body: Node, keys: TextPlace['keys'], kept: boolean): TextPlace[] {
  if (keys.length > 5) return []
  const schema = plain(given, body)
  const keeps = kept || given[KEEPS_BLANKS] !== undefined || schema[KEEPS_BLANKS] !== undefined
  const own = isText(schema) && !schema.enum ? [{ keys, schema, keeps }] : []
  const items = isNode(schema.items) ? placesOf(schema.items, body, [...keys, 0], keeps) : []
  const properties = isNode(schema.properties) ? Object.entries(schema.properties) : []
  return [...own, ...items, ...properties.flatMap(([name, one]) => (isNode(one) ? placesOf(one, body, [...keys, name], keeps) : []))]
}

/** A body that has nothing but this text. */
const bodyWith = ([key, ...rest]: TextPlace['keys'], text: string): unknown =>
  key === undefined ? text : key === 0 ? [bodyWith(rest, text)] : { [key]: bodyWith(rest, text) }

const textAt = (body: unknown, keys: TextPlace['keys']) => keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], body)

/** What is checked of one text alone: its own schema, in the shape of the body. */
function around({ schema, keeps, keys }: TextPlace): Node {
  const marked = { ...schema, ...(keeps && { [KEEPS_BLANKS]: 'x' }) }
  return [...keys].reverse().reduce<Node>((inner, key) => (key === 0 ? { items: inner } : { properties: { [key]: inner } }), marked)
}

const reader = (schema: Node) => validatorCompiler({ schema, httpPart: 'body', method: 'POST', url: '/' })
const read = (schema: Node, body: unknown) => reader(schema)(body)
const messageOf = (outcome: ReturnType<typeof read>) => ('error' in outcome ? outcome.error.message : null)

const texts = operations.flatMap(operation =>
  placesOf(operation.body as Node, operation.body as Node, [], false).map(place => ({ operation, place })),
)
const name = ({ operation, place }: (typeof texts)[number]) => `${operation.id} ${place.keys.join('.')}`

describe('blanks around the texts of bodies', () => {
  it('go in every body whose contract does not keep them, and stay in the others', () => {
    expect(texts.length).toBeGreaterThan(1000)
    const wrong = texts.filter(({ operation: { body }, place: { keys, keeps } }) => {
      const given = bodyWith(keys, AROUND)
      // Other fields are missing: the body is read up to its checks.
      read(body as Node, given)
      return textAt(given, keys) !== (keeps ? AROUND : '甲')
    })
    expect(wrong.map(name)).toEqual([])
  })

  it('are nothing by themselves: three of them are refused like an empty text', () => {
    const told = texts
      .filter(({ place }) => !place.keeps)
      .map(one => {
        const readOne = reader(around(one.place))
        const [empty, blank] = ['', BLANKS].map(text => messageOf(readOne(bodyWith(one.place.keys, text))))
        return { ...one, empty, blank }
      })
    expect(told.filter(({ empty, blank }) => empty !== blank).map(name)).toEqual([])
    const needed = told.filter(({ place: { schema } }) => schema.minLength === 1 && !schema.pattern)
    expect(needed.length).toBeGreaterThan(80)
    const named = ({ keys, schema: { title } }: (typeof needed)[number]['place']) => [...keys.slice(0, -1), title ?? keys.at(-1)].join('.')
    expect(needed.map(({ blank }) => blank)).toEqual(needed.map(({ place }) => `参数错误：缺少${named(place)}`))
  })

  it('go from the parts of paths, from queries and from what stands beside a file, but for what a contract keeps', () => {
    const parts = all.flatMap(operation =>
      (['params', 'query', 'form'] as const).flatMap(part => {
        const schema = operation[part]
        return schema === null ? [] : placesOf(schema as Node, schema as Node, [], false).map(place => ({ operation, part, schema, place }))
      }),
    )
    expect(new Set(parts.map(({ part }) => part))).toEqual(new Set(['params', 'query', 'form']))
    const wrong = parts.filter(({ part, schema, place: { keys, keeps } }) => {
      const given = bodyWith(keys, AROUND)
      if (part === 'form')
        return formText({ routeOptions: { config: { operation: { form: schema } } } } as never, String(keys[0]), AROUND) !== '甲'
      validatorCompiler({ schema, httpPart: part === 'query' ? 'querystring' : 'params', method: 'GET', url: '/' })(given)
      return textAt(given, keys) !== (keeps ? AROUND : '甲')
    })
    expect(wrong.map(({ operation, place }) => `${operation.id} ${place.keys.join('.')}`)).toEqual([])
    const kept = parts.filter(({ place }) => place.keeps).map(({ operation, place }) => `${operation.id} ${place.keys.join('.')}`)
    expect(kept).toMatchInlineSnapshot(`
      [
        "sysUserPasswordChange password",
        "sysCategoryLoadOne val",
        "sysDataSourceColumns schema",
        "sysDataSourceColumns table",
        "sysDataSourceWorkbook schema",
        "sysDataSourceWorkbook table",
        "sysDictGetDictText key",
        "sysDictLoadDictItem key",
        "sysDictLoadTreeData pid",
        "sysDictQueryTableData codeValue",
        "sysCommonStatic path",
        "onlineCgreportHeadParseSql sql",
        "onlineApiCgreportGetDataPackage dataList",
      ]
    `)
  })

  it('are kept by every password, and for a reason that the contract gives', () => {
    const losing = texts.filter(({ place: { keys, keeps } }) => !keeps && /password|^signKey$/i.test(String(keys.at(-1))))
    expect(losing.map(name)).toEqual([])
  })

  it('count before lengths, patterns and choices are looked at', () => {
    const schema = {
      properties: {
        code: { type: 'string', maxLength: 2, pattern: '^[a-z]+$' },
        kind: { type: ['string', 'null'], enum: ['a', null] },
        one: { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
      },
    }
    expect(read(schema, { code: ' ab　', kind: ' a', one: null })).toEqual({ value: { code: 'ab', kind: 'a', one: null } })
    expect(messageOf(read(schema, { one: ' ' }))).toBe('参数错误：缺少one')
  })

  it('stay where no contract names the text', () => {
    const schema = { properties: { row: { type: 'object', additionalProperties: true } } }
    expect(read(schema, { row: { a: ' x' }, b: ' y' })).toEqual({ value: { row: { a: ' x' }, b: ' y' } })
  })

  it('go within what contains itself', () => {
    const node = { type: 'object', properties: { name: { type: 'string' }, below: { type: 'array', items: { $ref: '#/definitions/0' } } } }
    const schema = { $ref: '#/definitions/0', definitions: { 0: node } }
    expect(read(schema, { name: ' a ', below: [{ name: ' b ' }] })).toEqual({ value: { name: 'a', below: [{ name: 'b' }] } })
  })
})
