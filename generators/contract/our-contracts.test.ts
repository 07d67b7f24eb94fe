import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesBelow } from '../emit/files'
import { readContract, type Schema } from '.'

const root = join(import.meta.dirname, '../..')
const files = filesBelow(root, 'schemas/api').filter(file => file.endsWith('.json'))
const { contract, messages } = readContract(files, file => readFileSync(join(root, file), 'utf8'))
const operations = contract.documents.flatMap(document => document.operations)

describe('our contracts', () => {
  it('have no issue: references resolve, ids are unique, paths and parameters agree', () => {
    expect(messages).toEqual([])
    expect(operations.length).toBeGreaterThan(100)
  })

  it('say of each operation who may call it', () => {
    const unsaid = operations.filter(
      ({ extensions }) => !/^(public|login|[\w-]+(:[\w-]+)+(,[\w-]+(:[\w-]+)+)*)$/.test(String(extensions.get('x-auth'))),
    )
    expect(unsaid.map(({ id }) => id)).toEqual([])
  })

  it('leave nothing open but the ways in and out, and what is published', () => {
    const open = operations.filter(({ extensions }) => extensions.get('x-auth') === 'public')
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /content/article/{id}',
      'GET /content/article/{id}/file/{no}',
      'GET /content/article/{id}/picture/{no}',
      'GET /content/articles',
      'GET /content/columns',
      'GET /content/feed.xml',
      'GET /content/link/{id}/logo',
      'GET /content/links',
      'GET /content/slide/{id}/picture',
      'GET /content/slides',
      'GET /sys/cas/client/validateLogin',
      'GET /sys/getEncryptedString',
      'GET /sys/logout',
      'GET /sys/randomImage/{key}',
      'GET /sys/signIn/options',
      'GET /sys/thirdLogin/getLoginUser/{token}/{thirdType}',
      'GET /sys/thirdLogin/render/{source}',
      'GET /sys/thirdLogin/{source}/callback',
      'GET /sys/user/checkOnlyUser',
      'GET /sys/user/passwordChange',
      'GET /sys/user/querySysUser',
      'POST /sys/cas/client/validateLogin',
      'POST /sys/checkCaptcha',
      'POST /sys/login',
      'POST /sys/loginGetUserDeparts',
      'POST /sys/logout',
      'POST /sys/mLogin',
      'POST /sys/phoneLogin',
      'POST /sys/sms',
      'POST /sys/thirdLogin/bindingThirdPhone',
      'POST /sys/thirdLogin/user/checkPassword',
      'POST /sys/thirdLogin/user/create',
      'POST /sys/totp/login',
      'POST /sys/user/passwordChange',
      'POST /sys/user/phoneVerification',
      'POST /sys/user/register',
    ])
  })

  it('name operations after their path, with the method where two share one', () => {
    const camel = (path: string) =>
      path
        .replace(/\{[^{}]+\}/g, '')
        .split(/[^a-zA-Z0-9]+/)
        .filter(part => part !== '')
        .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
        .join('')
    const odd = operations.filter(
      ({ id, path, method }) => id !== camel(path) && id !== camel(path) + method.charAt(0) + method.slice(1).toLowerCase(),
    )
    expect(odd.map(({ id, path }) => `${id} ${path}`)).toEqual([])
  })

  /** Their fields are those of a form that was made at run time: its entity, or a fill rule, reads what it knows of them and nothing else. */
  const MADE_AT_RUN_TIME = ['onlineCgformApiFormPost', 'onlineCgformApiFormPut', 'sysFillRuleExecuteRuleByCode']

  /** Whether it says which members it may have: of lists, their items. */
  function isClosed(given: Exclude<Schema, boolean>): boolean {
    const schema = given.$ref === undefined ? given : contract.schemas.get(given.$ref.slice('#/$defs/'.length))?.schema
    if (typeof schema !== 'object') return false
    return schema.additionalProperties === false || (typeof schema.items === 'object' && isClosed(schema.items))
  }

  it('take closed bodies only, but for records of forms that are made at run time', () => {
    const open = operations.filter(({ body }) => body?.kind === 'json' && typeof body.schema !== 'boolean' && !isClosed(body.schema))
    expect(open.map(({ id }) => id).sort()).toEqual(MADE_AT_RUN_TIME)
  })

  it('have a summary and a tag on each operation', () => {
    expect(operations.filter(({ summary, tags }) => summary === null || tags.length === 0).map(({ id }) => id)).toEqual([])
  })
})
