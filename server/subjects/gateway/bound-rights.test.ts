import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operationOf } from '../../../tests/contracts/support/contracts'
import { type GatewayDraft, type GatewayOfTest, openGateway } from '../../../tests/helpers/gateway'
import { makePerson } from '../../../tests/helpers/people'
import type { Caller } from '../../../tests/helpers/server'
import type { TestTarget } from '../../../tests/helpers/targets'

let gateway: GatewayOfTest
/** May do all with routes but name internal addresses and trust pages. */
let editor: Caller
let inner: TestTarget
beforeAll(async () => {
  gateway = await openGateway()
  const rights = ['list', 'add', 'edit', 'delete', 'switch'].map(action => `gatewayRoute:${action}`)
  editor = (await makePerson(gateway.server, gateway.admin, rights)).caller
})
afterEach(() => gateway.closeTargets())
afterAll(() => gateway?.close())

/** Fields that a person without the right may change of a route that needs it: none says where a call goes, as what, or who may make it. */
const FREE: GatewayDraft = {
  routerId: 'other-id',
  name: 'other',
  sortNo: 7,
  description: 'other',
  weight: 50,
  rateLimit: 5,
  retries: 1,
  breakerFailures: 9,
  breakerSeconds: 9,
  timeLimit: 9,
  totalLimit: 9,
  healthSeconds: 9,
}
const BOUND: GatewayDraft = {
  paths: '/other/**',
  methods: 'POST',
  hosts: 'other.test',
  headers: 'X-Other: 1',
  targets: 'http://127.0.0.1:1',
  stripPrefix: 1,
  addPrefix: '/other',
  setHeaders: 'X-Other: 1',
  removeHeaders: 'X-Other',
  answerHeaders: 'X-Other',
  rawPaths: true,
  rights: 'login',
  allowAddresses: '10.0.0.1',
  denyAddresses: '10.0.0.1',
  healthPath: '/other',
  internalAddresses: '127.0.0.0/8',
}
const message = '您没有列出内部地址的权限'
const REFUSED = { success: false, message, result: [{ field: 'internalAddresses', message }] }

/** A route of the administrator's to this machine that is on, and what was written. */
async function internalRoute() {
  inner = await gateway.target()
  const { id, name, path } = await gateway.route({ targets: inner.url, internalAddresses: '127.0.0.1' })
  const draft = { name, paths: `${path}/**`, targets: inner.url, internalAddresses: '127.0.0.1', rights: 'public' }
  return { id, name, path, draft }
}

describe('a route that names internal addresses', () => {
  it('is bound to all that its contract has but what is harmless', async () => {
    const fields = Object.keys(operationOf('sysGatewayRouteAdd').body?.properties as object)
    // What trusts pages has a right and a test of its own.
    expect([...Object.keys(FREE), ...Object.keys(BOUND), 'trustedPages'].toSorted()).toEqual(fields.toSorted())
    const { id, draft } = await internalRoute()
    const edit = async (change: GatewayDraft) => {
      const [row] = await gateway.server.sql<{ version: number }>('select version from weft.sys_gateway_route where id = $1', [id])
      return (await editor.put('/sys/gatewayRoute/edit', { id, ...draft, ...change, version: row?.version })).body
    }
    for (const [field, value] of Object.entries(BOUND)) expect(await edit({ [field]: value }), field).toMatchObject(REFUSED)
    for (const [field, value] of Object.entries(FREE)) expect(await edit({ [field]: value }), field).toMatchObject({ success: true })
    expect(await edit({ internalAddresses: '', targets: 'http://203.0.113.1' }), 'without them it is any other').toMatchObject({
      success: true,
    })
  })

  it('is not tried, copied or written in the shapes of the family without the right', async () => {
    const { id, name, path } = await internalRoute()
    expect((await editor.post('/sys/gatewayRoute/tryOut', { id, path })).body).toMatchObject(REFUSED)
    expect((await editor.get('/sys/gatewayRoute/copyRoute', { id })).body).toMatchObject(REFUSED)
    for (const change of [{ uri: 'http://127.0.0.1:1' }, { predicates: JSON.stringify([{ name: 'Path', args: ['/family/**'] }]) }])
      expect((await editor.post('/sys/gatewayRoute/updateAll', { router: { id, name, status: 1, ...change } })).body).toMatchObject(REFUSED)
    expect(inner.asked).toEqual([])
    expect((await gateway.admin.post('/sys/gatewayRoute/tryOut', { id, path })).body.success).toBe(true)
  })

  it('goes off and on again as it was; what differs from what was on is switched on with the right alone', async () => {
    const { id, draft } = await internalRoute()
    const post = async (action: string, who = editor) => (await who.post(`/sys/gatewayRoute/${action}`, { id })).body
    expect([(await post('switchOff')).success, (await post('publish')).success]).toEqual([true, true])
    const [row] = await gateway.server.sql<{ version: number }>('select version from weft.sys_gateway_route where id = $1', [id])
    const changed = { id, ...draft, addPrefix: '/v2', version: row?.version }
    expect((await gateway.admin.put('/sys/gatewayRoute/edit', changed)).body.success).toBe(true)
    expect(await post('publish')).toMatchObject(REFUSED)
    expect((await post('publish', gateway.admin)).success).toBe(true)
    expect(await post('undo')).toMatchObject(REFUSED)
    expect((await post('undo', gateway.admin)).success).toBe(true)
  })
})

it('a route that trusts pages is bound to the right to do so', async () => {
  const { id, name, path } = await gateway.route({ targets: 'http://203.0.113.1', internalAddresses: '', trustedPages: true })
  const draft = { id, name, paths: `${path}/**`, rights: 'public', trustedPages: true, version: (await gateway.rowOf(name))?.version }
  const said = '您没有信任目标页面的权限'
  const result = [{ field: 'trustedPages', message: said }]
  expect((await editor.put('/sys/gatewayRoute/edit', { ...draft, targets: 'http://203.0.113.2' })).body).toMatchObject({
    message: said,
    result,
  })
  expect((await editor.post('/sys/gatewayRoute/tryOut', { id, path })).body).toMatchObject({ message: said, result })
})

it('in the shapes of the family a route is written by who may write it, and switched by who may switch it', async () => {
  const { id, name } = await gateway.route({ targets: 'http://203.0.113.1', internalAddresses: '' })
  const { caller } = await makePerson(gateway.server, gateway.admin, ['gatewayRoute:switch'])
  const write = async (router: object) => (await caller.post('/sys/gatewayRoute/updateAll', { router })).body
  const switched = { id, name, uri: 'http://203.0.113.1' }
  expect(await write({ ...switched, status: 0 })).toMatchObject({ success: true })
  expect((await gateway.rowOf(name))?.status).toBe(0)
  expect(await write({ ...switched, status: 1 })).toMatchObject({ success: true })
  const added = { name: 'family', uri: 'http://203.0.113.1', predicates: JSON.stringify([{ name: 'Path', args: ['/family/**'] }]) }
  for (const router of [{ ...switched, uri: 'http://203.0.113.2', status: 1 }, { ...switched, name: 'other' }, added])
    expect(await write(router)).toMatchObject({ success: false, code: 510 })
  expect(await gateway.rowOf(name)).toMatchObject({ name, status: 1, targets: 'http://203.0.113.1' })
})
