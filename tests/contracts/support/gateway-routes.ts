import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Maker } from './requests'
import { fresh } from './samples'
import type { World } from './world'

/** Where routes of these tests lead; it ends with the tests. */
let target: Promise<string> | undefined
const openTarget = () =>
  new Promise<string>(done => {
    const server = createServer((_, response) => response.end('fine'))
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).unref()
  })

async function draft() {
  target ??= openTarget()
  const name = `route${fresh()}`
  return { name, routerId: name, paths: `/${name}/**`, targets: await target, internalAddresses: '127.0.0.1', description: 'first' }
}

/** A route that is not on. */
async function written(world: World) {
  const body = await draft()
  const { body: said } = await world.admin.post('/sys/gatewayRoute/add', body)
  if (!said.success) throw new Error(said.message)
  const [row] = await world.rows<{ id: string; version: number }>(
    `select id, version from sys_gateway_route where router_id = '${body.name}'`,
  )
  return { ...body, id: row?.id ?? '', version: row?.version ?? 0 }
}

/** One that was changed after it was switched on, and switched on again. */
async function published(world: World): Promise<string> {
  const { version, ...body } = await written(world)
  await world.admin.post('/sys/gatewayRoute/publish', { id: body.id })
  await world.admin.put('/sys/gatewayRoute/edit', { ...body, description: 'second' })
  await world.admin.post('/sys/gatewayRoute/publish', { id: body.id })
  return body.id
}

async function deleted(world: World): Promise<string> {
  const { id } = await written(world)
  await world.admin.delete('/sys/gatewayRoute/delete', { id })
  return id
}

const byId: Maker = async world => ({ query: { id: (await written(world)).id } })

/** Calls about routes of the gateway. */
export const gatewayRoutes: Readonly<Record<string, Maker>> = {
  sysGatewayRouteAdd: async () => ({ body: await draft() }),
  sysGatewayRouteEdit: async world => ({ body: await written(world) }),
  sysGatewayRouteQueryById: byId,
  sysGatewayRouteCopyRoute: byId,
  sysGatewayRouteDelete: byId,
  sysGatewayRoutePage: async world => {
    await written(world)
    return {}
  },
  sysGatewayRoutePublish: async world => ({ body: { id: (await written(world)).id } }),
  sysGatewayRouteSwitchOff: async world => ({ body: { id: await published(world) } }),
  sysGatewayRouteUndo: async world => ({ body: { id: await published(world) } }),
  sysGatewayRouteTryOut: async world => {
    const { id, name } = await written(world)
    return { body: { id, path: `/${name}/x`, method: 'GET' } }
  },
  sysGatewayRouteUpdateAll: async () => {
    const { name, targets } = await draft()
    const predicates = JSON.stringify([{ name: 'Path', args: [`/${name}/**`] }])
    return {
      body: { router: { routerId: name, name, uri: targets.replace('127.0.0.1', '203.0.113.7'), status: 0, predicates, filters: '[]' } },
    }
  },
  sysGatewayRoutePutRecycleBin: async world => ({ body: { ids: await deleted(world) } }),
  sysGatewayRouteDeleteRecycleBin: async world => ({ query: { ids: await deleted(world) } }),
}
