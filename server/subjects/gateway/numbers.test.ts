import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GatewayOfTest, openGateway } from '../../../tests/helpers/gateway'

let gateway: GatewayOfTest
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway?.close())

const filter = (name: string, value: unknown) => [{ name, args: [{ key: 'n', value }] }]
/** What is sent in the shapes of the family; numbers as JSON writes them. */
const send = async (filters: string, more: object = {}) => {
  const predicates = JSON.stringify([{ name: 'Path', args: ['/family/**'] }])
  const router = { routerId: 'family', name: 'family', uri: 'http://203.0.113.7', status: 0, predicates, filters, ...more }
  return (await gateway.admin.post('/sys/gatewayRoute/updateAll', { router })).body
}

it('the shapes of the family are held to the contract of drafts, field by field', async () => {
  const wrong = [
    ['retries', JSON.stringify(filter('Retry', '1e9'))],
    ['retries', JSON.stringify(filter('Retry', 1e9))],
    ['retries', JSON.stringify(filter('Retry', 6))],
    ['retries', JSON.stringify(filter('Retry', -1))],
    ['retries', JSON.stringify(filter('Retry', 'x'))],
    ['retries', JSON.stringify(filter('Retry', 0)).replace(':0', ':1e400')],
    ['stripPrefix', JSON.stringify(filter('StripPrefix', 1.5))],
    ['stripPrefix', JSON.stringify(filter('StripPrefix', '21'))],
    ['stripPrefix', JSON.stringify([{ name: 'StripPrefix', args: ['Infinity'] }])],
    ['addPrefix', JSON.stringify(filter('PrefixPath', `/${'x'.repeat(200)}`))],
  ] as const
  for (const [field, filters] of wrong)
    expect(await send(filters), filters).toMatchObject({ success: false, code: 400, message: expect.stringContaining(field) })
  expect(await send('[]', { name: '' })).toMatchObject({ success: false, code: 400, message: expect.stringContaining('name') })
  expect(await gateway.rowOf('family')).toBeUndefined()
  const right = [...filter('Retry', '5'), ...filter('StripPrefix', 2)]
  expect(await send(JSON.stringify(right))).toMatchObject({ success: true })
  expect(await gateway.rowOf('family')).toMatchObject({ retries: 5, stripPrefix: 2 })
})

it('a number that an earlier release stored breaks no list', async () => {
  await gateway.write({ name: 'broken', paths: '/broken', targets: 'http://203.0.113.1' })
  const draft = `draft || '{"stripPrefix": 1.5, "retries": 1000000000, "weight": 1e300, "rateLimit": "Infinity"}'`
  await gateway.server.sql(`update weft.sys_gateway_route set draft = ${draft} where name = 'broken'`)
  expect(await gateway.rowOf('broken')).toMatchObject({ name: 'broken', stripPrefix: null, retries: null, weight: null, rateLimit: null })
  expect((await gateway.admin.get('/sys/gatewayRoute/list')).body.success).toBe(true)
})
