import { describe, expect, it } from 'vitest'
import { validatorCompiler } from '../../server/http/contract/compilers'
import { namedPlace } from '../../server/http/contract/titles'
import { openServer, server } from '../helpers/open-server'
import { operations } from './support/contracts'

openServer()

/** What JSON writes and JavaScript reads as infinite. */
const BEYOND = '1e400'
const named = operations.map(operation => [operation.id, operation] as const)
const names = (schema: object) => Object.keys((schema as { properties?: object }).properties ?? {})

describe('a number that is not finite is refused', () => {
  it.each(named.filter(([, { body }]) => body !== null))(
    'in every field of the body of %s, also as a text',
    (_, { body, method, path }) => {
      const check = validatorCompiler({ schema: body ?? {}, method, url: path, httpPart: 'body' })
      for (const name of [...names(body ?? {}), 'of.none'])
        for (const [given, place] of [
          [`{"${name}":${BEYOND}}`, name],
          [`{"${name}":[{"at":-${BEYOND}}]}`, `${name}.0.at`],
        ] as const)
          expect(check(JSON.parse(given)), given).toMatchObject({
            error: { status: 400, message: expect.stringContaining(namedPlace(place.split('.'), body ?? {}, () => undefined)) },
          })
    },
  )

  const number = /"(?:integer|number)"/
  const asksNumbers = named.filter(([, { query }]) => number.test(JSON.stringify(query)))
  it.each(asksNumbers)('in every number that %s is asked with', (_, { query, method, path }) => {
    const check = validatorCompiler({ schema: query, method, url: path, httpPart: 'querystring' })
    const properties = query.properties as Record<string, { readonly type?: unknown }>
    for (const [name, { type }] of Object.entries(properties)) {
      if (!number.test(JSON.stringify([type]))) continue
      for (const text of [BEYOND, 'Infinity', '-Infinity', 'NaN'])
        expect(check({ [name]: text }), `${name} ${text}`).toMatchObject({ error: { status: 400 } })
    }
  })
})

it('of which nothing is stored: a call says which field is wrong', async () => {
  const { body } = await server.signIn().then(caller =>
    caller.call('POST', '/sys/gatewayRoute/add', {
      payload: `{"name":${BEYOND},"paths":"/beyond","targets":"http://203.0.113.1"}`,
      headers: { 'content-type': 'application/json' },
    }),
  )
  expect(body).toMatchObject({ success: false, code: 400, message: expect.stringContaining('路由名称') })
})
