import { join } from 'node:path'
import fastJsonStringify from 'fast-json-stringify'
import { describe, expect, it } from 'vitest'
import menus from '../../../schemas/menus.json'
import type { Asking } from '../../query'
import { ReadableLists } from '../../query/catalog/readable'
import { ClosedAddressError, callOutside, resolveOutside, wallBeside } from '../../util/outgoing'
import { root } from '../../util/root'
import { StartError } from '../../util/start-error'
import type { Call, LooseHandler, Module } from '../module'
import { publicOperations, publicReasons } from '../public-operations'
import { findHandlers, readDocuments, readOperations } from '.'
import { answerSchema } from './answer-schema'
import { makeLenient, validatorCompiler } from './compilers'
import { isNode, type Node } from './json'
import { methodsByPath } from './paths'
import { resolveSchema } from './resolve'

const operations = readOperations(readDocuments(join(root, 'schemas', 'api')))

it('leaves exactly the 26 operations of signing in and the 10 of what is published open to everybody', () => {
  expect(publicOperations.length).toBe(36)
  const places = operations.filter(operation => operation.auth === 'public').map(({ path }) => path.split('/').slice(0, 3).join('/'))
  expect([...new Set(places)].sort()).toEqual([
    '/content/article',
    '/content/articles',
    '/content/columns',
    '/content/feed.xml',
    '/content/link',
    '/content/links',
    '/content/slide',
    '/content/slides',
    '/sys/cas',
    '/sys/checkCaptcha',
    '/sys/getEncryptedString',
    '/sys/login',
    '/sys/loginGetUserDeparts',
    '/sys/logout',
    '/sys/mLogin',
    '/sys/phoneLogin',
    '/sys/randomImage',
    '/sys/signIn',
    '/sys/sms',
    '/sys/thirdLogin',
    '/sys/totp',
    '/sys/user',
  ])
  expect(
    operations
      .filter(operation => operation.auth === 'public')
      .map(operation => operation.id)
      .sort(),
  ).toEqual([...publicOperations].sort())
})

it('lets a session of a one-time password call what sets another one, and nothing else', () => {
  const open = operations.filter(({ oneTimePassword }) => oneTimePassword).map(({ id }) => id)
  expect(open.sort()).toEqual([
    'sysLogout',
    'sysLogoutGet',
    'sysPermissionGetUserPermissionByToken',
    // The sign-in asks for a department before it comes to the password.
    'sysSelectDepart',
    'sysSelectDepartPost',
    // The menu of clients of 3.x is not drawn without it; it tells what a sign-in tells.
    'sysUserGetUserInfo',
    'sysUserUpdatePassword',
    'sysUserUpdatePasswordPost',
  ])
})

it('says of every public operation why it answers without a session', () => {
  const reasons = Object.values(publicReasons)
  expect(reasons.filter(reason => !/^[A-Z].{30,}\.$/.test(reason))).toEqual([])
  expect(new Set(reasons).size).toBe(reasons.length)
})

/** Property names of an answer that stand for something that lets its holder in. */
const SECRET_NAME = /token|secret|ticket|password|recoverycodes|smscode|challenge|^uri$/i

function propertyNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertyNames)
  if (!isNode(schema)) return []
  const own = isNode(schema.properties) ? Object.keys(schema.properties) : []
  return [...own, ...Object.values(schema).flatMap(propertyNames)]
}

it('marks every writing operation whose answer holds a secret', () => {
  const writing = operations.filter(({ method, reads }) => method !== 'GET' && !reads)
  const named = writing.filter(({ answer }) => propertyNames(answer).some(name => SECRET_NAME.test(name))).map(({ id }) => id)
  // The result of these is the secret itself, a text without a name.
  const texts = ['sysThirdLoginUserCreate', 'sysThirdLoginUserCheckPassword', 'sysThirdLoginBindingThirdPhone']
  const marked = writing.filter(({ secret }) => secret).map(({ id }) => id)
  expect(marked.sort()).toEqual([...named, ...texts].sort())
  expect(marked).toContain('sysTotpEnrol')
})

it('compiles every schema, which a start leaves to the first call of each route', () => {
  const broken = operations.flatMap(({ id, query, params, body, answer }) => {
    try {
      validatorCompiler({ schema: query, method: 'GET', url: '', httpPart: 'querystring' })({})
      validatorCompiler({ schema: params, method: 'GET', url: '', httpPart: 'params' })({})
      if (body) validatorCompiler({ schema: body, method: 'POST', url: '', httpPart: 'body' })({})
      if (answer) fastJsonStringify(answerSchema(answer))
      return []
    } catch (error) {
      return [`${id}: ${(error as Error).message}`]
    }
  })
  expect(broken).toEqual([])
  expect(operations.length).toBeGreaterThan(300)
})

it('seeds every right that a contract asks for', () => {
  const seeded = new Set(
    menus
      .flatMap(menu => [menu, ...(menu.children ?? [])])
      .flatMap(menu => {
        const page = menu as { perm?: string; actions?: string[]; also?: { perm: string; actions: string[] }[] }
        const own = page.perm ? [{ perm: page.perm, actions: ['list', ...(page.actions ?? [])] }] : []
        return [...own, ...(page.also ?? [])].flatMap(({ perm, actions }) => actions.map(action => perm + action))
      }),
  )
  const asked = operations.map(operation => operation.auth).filter(auth => auth.includes(':'))
  expect([...new Set(asked)].flatMap(auth => auth.split(',')).filter(auth => !seeded.has(auth))).toEqual([])
})

it.each([
  ['/api/sys/role/list', ['GET']],
  ['/api/sys/role/list/', ['GET']],
  ['/api/sys/logout', ['GET', 'POST']],
  ['/api/sys/dict/back/7', ['PUT']],
  ['/api/sys/dict/back/', []],
  ['/api/sys/dict/back/7/8', []],
  ['/api/sys/common/static/temp/7/a.png', ['GET']],
  ['/api/sysXrole/list', []],
  ['/sys/role/list', []],
])('knows the methods of %s', (path, methods) => {
  expect(methodsByPath('/api', operations)(path)).toEqual(methods)
})

/** Objects of a body that take any field. */
function openObjects(schema: unknown, place: string): string[] {
  if (!isNode(schema)) return []
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  const open = types.includes('object') && isNode(schema.properties) && schema.additionalProperties !== false ? [place] : []
  const children = [...Object.entries((schema.properties ?? {}) as Node), ...(isNode(schema.items) ? [['[]', schema.items] as const] : [])]
  return [...open, ...children.flatMap(([name, one]) => openObjects(one, `${place}.${name}`))]
}

it('takes no body with fields that the contract does not name', () => {
  expect(operations.flatMap(({ id, body }) => openObjects(body, id))).toEqual([])
})

it('stops at an operation without handler, naming a few', () => {
  expect(() => findHandlers(operations, [])).toThrow(/^No module handles \w+, .* and \d+ more operations\.$/)
  const [first] = operations.slice(0, 1)
  const handlers = new Map([['unheardOf', async () => null]])
  expect(() => findHandlers(first ? [first] : [], [{ name: 'x', rows: 'none', outgoing: 'none', handlers }])).toThrow(
    'The module x handles unheardOf, which is in no contract.',
  )
})

describe('an operation', () => {
  const cron = operations.filter(({ id }) => id === 'sysCronNextRuns')
  const handled = (reach: object, handler: LooseHandler = async () => null) =>
    findHandlers(cron, [{ name: 'cron', handlers: new Map([['sysCronNextRuns', handler]]), ...reach } as unknown as Module])

  it.each([
    [{ outgoing: 'none' }, 'whose rows it may give: rows is missing.'],
    [{ rows: 'none' }, 'how it calls other machines: outgoing is missing.'],
    [{ rows: { sysCronDescribe: 'none' }, outgoing: 'none' }, 'whose rows it may give: rows is missing.'],
    [{ rows: '', outgoing: 'none' }, 'whose rows it may give: rows is missing.'],
  ])('whose module says %j stops the start', (reach, missing) => {
    expect(() => handled(reach)).toThrow(new StartError(`The operation sysCronNextRuns of the module cron does not say ${missing}`))
  })

  it.each([
    { rows: 'none', outgoing: 'none' },
    { rows: { default: 'none' }, outgoing: { sysCronNextRuns: 'none' } },
  ])('whose module says %j is handled', reach => {
    expect([...handled(reach).keys()]).toEqual(['sysCronNextRuns'])
  })

  const call = () => callOutside({ url: 'http://127.0.0.1:9/', method: 'GET', signal: AbortSignal.timeout(1000) })
  const look = () => resolveOutside('127.0.0.1', 9, wallBeside([]))
  const rows = async () => new ReadableLists().rowsFor({} as Asking, '/course/lecturer')
  it.each([
    ['none', 'none', call, 'calls out (http), and says outgoing: none.'],
    ['none', 'address', call, 'calls out (http), and says outgoing: address.'],
    ['none', 'http', look, 'calls out (address), and says outgoing: http.'],
    ['subject', 'any', rows, 'gives rows of lists, and says rows: subject.'],
  ])('does not what it has not said: %s, %s', async (given, outgoing, work, refusal) => {
    const handler = handled({ rows: given, outgoing }, work).get('sysCronNextRuns')
    await expect(async () => handler?.({} as Call)).rejects.toThrow(`The operation sysCronNextRuns ${refusal}`)
  })

  it.each([
    ['http', call],
    ['any', call],
    ['address', look],
  ])('that says %s is held by the wall alone', async (outgoing, work) => {
    await expect(handled({ rows: 'none', outgoing }, work).get('sysCronNextRuns')?.({} as Call)).rejects.toThrow(ClosedAddressError)
  })
})

const documents = new Map<string, Node>([
  [
    'a.json',
    {
      components: {
        schemas: { Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } } },
      },
    },
  ],
  ['generated/b.json', {}],
])

it('resolves references between files, and keeps what contains itself once', () => {
  expect(resolveSchema(documents, 'generated/b.json', { $ref: '../a.json#/components/schemas/Tree' })).toEqual({
    $ref: '#/definitions/0',
    definitions: { 0: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/definitions/0' } } } } },
  })
  expect(() => resolveSchema(documents, 'a.json', { $ref: 'c.json#/x' })).toThrow(
    'The contract a.json refers to c.json#/x, which does not exist.',
  )
})

it('lets null through in answers, and the texts of dictionaries in rows', () => {
  const row = { type: 'object', properties: { sex: { type: 'integer', enum: [1, 2] } } }
  expect(answerSchema({ type: 'object', properties: { records: { type: 'array', items: row } } })).toEqual({
    type: 'object',
    nullable: true,
    properties: {
      records: {
        type: 'array',
        nullable: true,
        items: {
          type: 'object',
          nullable: true,
          properties: { sex: { type: 'integer', nullable: true } },
          patternProperties: { _dictText$: { type: 'string', nullable: true } },
        },
      },
    },
  })
})

it('writes what may be null by its one other alternative', () => {
  const one = { type: 'object', properties: { id: { type: 'string' } } }
  const written = { type: 'object', nullable: true, properties: { id: { type: 'string', nullable: true } } }
  expect(answerSchema({ anyOf: [one, { type: 'null' }] })).toEqual(written)
  expect(answerSchema({ anyOf: [one, { type: 'array' }] })).toEqual({})
})

it('takes "1" for 1 and 1 for "1" in bodies, and leaves null alone', () => {
  const body = { status: '1', code: 5, sex: null, note: '', far: '1e9' }
  const type = (type: unknown) => ({ type })
  makeLenient(body, {
    properties: {
      status: type('integer'),
      code: type('string'),
      sex: type(['integer', 'null']),
      note: type(['integer', 'null']),
      far: type('integer'),
    },
  })
  expect(body).toEqual({ status: 1, code: '5', sex: null, note: null, far: '1e9' })
})

describe('"1" for 1 and 1 for "1"', () => {
  const row = {
    properties: {
      status: { type: ['integer', 'null'] },
      code: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      any: {},
      amount: { type: ['number', 'string'] },
      either: { anyOf: [{ type: 'integer' }, {}] },
      below: { type: 'array', items: { $ref: '#/definitions/Row' } },
    },
  }
  const schema = { properties: { rows: { type: 'array', items: { $ref: '#/definitions/Row' } } }, definitions: { Row: row } }

  it.each([
    [
      { status: '1', code: 5 },
      { status: 1, code: '5' },
    ],
    [
      { status: '', code: null },
      { status: null, code: null },
    ],
    [
      { any: '1', amount: '1.50', either: '1' },
      { any: '1', amount: '1.50', either: '1' },
    ],
    [
      { code: true, status: false },
      { code: true, status: false },
    ],
    [{ below: [{ status: '7', below: [{ code: 7 }] }] }, { below: [{ status: 7, below: [{ code: '7' }] }] }],
  ])('are taken at every depth: %j', (given, read) => {
    const body = { rows: [structuredClone(given)] }
    makeLenient(body, schema)
    expect(body).toEqual({ rows: [read] })
  })
})

it.each([
  [{}, '参数错误：缺少角色名称'],
  [{ name: '' }, '参数错误：缺少角色名称'],
  [{ name: 'a', code: true }, '参数错误：编码的类型不正确'],
  [{ name: 'a', other: true }, '参数错误：other的类型不正确'],
  [{ name: 'a', unknown: 1 }, '参数错误：不允许的字段unknown'],
  [{ name: 'a', code: 'a\0b' }, '参数错误：编码含有无法保存的字符'],
  [{ name: 'a', rows: [{ kind: true }] }, '参数错误：步骤.0.任务类型的类型不正确'],
  [{ name: 'a', rows: [{ kind: 'a', own: true }] }, '参数错误：步骤.0.own的类型不正确'],
  [{ name: 'a', rows: [{}] }, '参数错误：缺少步骤.0.任务类型'],
  [{ name: 'a', one: { kind: true } }, '参数错误：one.任务类型的类型不正确'],
])('names the fields of %o by their titles: %s', (body, message) => {
  const row = { type: 'object', required: ['kind'], properties: { kind: { title: '任务类型', type: 'string' }, own: { type: 'string' } } }
  const properties = {
    name: { title: '角色名称', type: 'string', minLength: 1 },
    code: { type: ['string', 'null'] },
    other: { type: 'string' },
    rows: { title: '步骤', anyOf: [{ type: 'array', items: { $ref: '#/definitions/Row' } }, { type: 'null' }] },
    one: { $ref: '#/definitions/Row' },
  }
  const schema = { type: 'object', required: ['name'], properties, additionalProperties: false, definitions: { Row: row } }
  const titles: Readonly<Record<string, string>> = { code: '编码', name: '不是它', own: '不是它' }
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' }, name => titles[name])
  const said = (validate(body) as { error: Error }).error.message
  expect(said).toBe(message)
})

it.each([
  [{}, '参数错误：缺少name'],
  [{ name: 1.5, extra: 1 }, '参数错误：不允许的字段extra'],
  [{ name: true }, '参数错误：name的类型不正确'],
  [{ name: 'abcdef' }, '参数错误：name不符合要求(maxLength)'],
  [{ name: 'a', rows: [1, 2, 3] }, '参数错误：rows最多2项'],
  [{ name: 'a\0b' }, '参数错误：name含有无法保存的字符'],
])('says of %o: %s', (body, message) => {
  const properties = { name: { type: 'string', maxLength: 3 }, rows: { type: 'array', maxItems: 2 } }
  const schema = { type: 'object', required: ['name'], properties, additionalProperties: false }
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })
  expect(validate(body)).toEqual({ error: expect.objectContaining({ message }) })
})
