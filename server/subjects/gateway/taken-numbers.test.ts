import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GatewayOfTest, openGateway } from '../../../tests/helpers/gateway'

let gateway: GatewayOfTest
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway?.close())

let nth = 0
const draft = (name: string, routerId: string) => ({ name, routerId, paths: `/number${nth++}/**`, targets: 'http://203.0.113.7' })
const write = (name: string, routerId: string) => gateway.write(draft(name, routerId))
const restore = async (...ids: string[]) => (await gateway.admin.put('/sys/gatewayRoute/putRecycleBin', { ids: ids.join(',') })).body

async function deleted(name: string, routerId: string): Promise<string> {
  expect(await write(name, routerId)).toMatchObject({ success: true })
  const { id = '' } = (await gateway.rowOf(name)) ?? {}
  await gateway.admin.delete('/sys/gatewayRoute/delete', { id })
  return id
}

it('a route of the recycle bin whose number another has comes back when that has another one, and says so before', async () => {
  const [first, second, third] = [await deleted('一', 'same'), await deleted('二', 'same'), await deleted('三', 'free')]
  const used = '路由“一”的编号“same”已被其他路由使用，请先修改该路由的编号，或单独还原'
  expect(await restore(third, first, second)).toMatchObject({ success: false, message: used })
  expect(await gateway.rowOf('三')).toBeUndefined()
  expect(await restore(second)).toMatchObject({ success: true })
  expect(await restore(first)).toMatchObject({ success: false, message: used })
  const { id, version } = (await gateway.rowOf('二')) ?? {}
  const other = { id, version, ...draft('二', 'other') }
  expect((await gateway.admin.put('/sys/gatewayRoute/edit', other)).body).toMatchObject({ success: true })
  expect(await restore(first, third)).toMatchObject({ success: true })
})

it('a number that a route of another tenant has says so, for a new route, a changed and a restored one', async () => {
  const id = await deleted('四', 'far')
  await gateway.admin.post('/sys/tenant/add', { id: 7, name: '七处' })
  await gateway.server.sql("insert into weft.sys_gateway_route (tenant_id, router_id, name, draft) values (7, 'far', '远', '{}')", [], 7)
  const message = '路由编号已被其他租户的路由使用，请换一个编号'
  const refused = { success: false, message, result: [{ field: 'routerId', message }] }
  expect(await write('五', 'far')).toMatchObject(refused)
  expect(await restore(id)).toMatchObject(refused)
  await write('六', 'near')
  const { id: near, version } = (await gateway.rowOf('六')) ?? {}
  const changed = { id: near, version, ...draft('六', 'far') }
  expect((await gateway.admin.put('/sys/gatewayRoute/edit', changed)).body).toMatchObject(refused)
})
