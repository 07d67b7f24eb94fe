import { randomBytes } from 'node:crypto'
import { type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, vi } from 'vitest'
import type { GatewayRoute } from '../../server/generated/operations'
import { type Caller, startTestServer, type TestEnvelope, type TestServer } from './server'
import { startTarget, type TestTarget } from './targets'

export type GatewayDraft = Partial<Omit<GatewayRoute, 'id'>>

/** A server that listens, with what makes routes and asks through them. */
export interface GatewayOfTest {
  readonly server: TestServer
  readonly admin: Caller
  /** Where the server listens, without `API_BASE`. */
  readonly origin: string
  /** Asks a path below `API_BASE` over a socket. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** The same with the path as it is written, dots and all; the status. */
  statusOf(path: string): Promise<number>
  /** Another server on this machine; answers `fine` by default. */
  target(answer?: RequestListener): Promise<TestTarget>
  closeTargets(): Promise<void>
  /** Writes a route that is not on; its answer. */
  write(draft: GatewayDraft, who?: Caller): Promise<TestEnvelope>
  rowOf(name: string): Promise<GatewayRoute | undefined>
  publish(id: string): Promise<TestEnvelope>
  /** A route below `/<name>` for everybody, to targets on this machine, that is on at this server. */
  route(draft: GatewayDraft): Promise<{ readonly id: string; readonly name: string; readonly path: string }>
  /** Waits until the server has taken over what was switched on or off before. */
  settled(): Promise<void>
  close(): Promise<void>
}

const newName = () => `g${randomBytes(4).toString('hex')}`

/** The message of an answer. */
export const messageOf = async (response: Response | Promise<Response>) => ((await (await response).json()) as { message: string }).message

/** A call of a user who has signed in. */
export const by = (caller: Caller, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'x-access-token': caller.token, ...headers },
})

export async function openGateway(): Promise<GatewayOfTest> {
  const server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const admin = await server.signIn()
  const targets: TestTarget[] = []
  const ask: GatewayOfTest['ask'] = (path, init) => fetch(`${origin}/jeecg-boot${path}`, init)
  const write: GatewayOfTest['write'] = async (draft, who = admin) => (await who.post('/sys/gatewayRoute/add', draft)).body
  const rowOf: GatewayOfTest['rowOf'] = async name =>
    (await admin.get<{ records: GatewayRoute[] }>('/sys/gatewayRoute/page', { name })).body.result.records[0]
  const publish: GatewayOfTest['publish'] = async id => (await admin.post('/sys/gatewayRoute/publish', { id })).body
  // Routes are taken over as a whole: when one that was switched on later is there, all before it are.
  const settled = async () => {
    const name = newName()
    await write({ name, paths: `/${name}`, targets: 'http://203.0.113.1', rights: 'public', denyAddresses: '0.0.0.0/0' })
    await publish((await rowOf(name))?.id ?? '')
    await vi.waitFor(async () => expect((await ask(`/${name}`)).status).toBe(403))
  }
  return {
    server,
    admin,
    origin,
    ask,
    write,
    rowOf,
    publish,
    settled,
    statusOf: path =>
      new Promise((done, refuse) =>
        request({ host: '127.0.0.1', port, path: `/jeecg-boot${path}` }, answer => {
          answer.resume()
          done(answer.statusCode ?? 0)
        })
          .on('error', refuse)
          .end(),
      ),
    async target(answer = (_, response) => response.end('fine')) {
      const made = await startTarget(answer)
      targets.push(made)
      return made
    },
    async closeTargets() {
      await Promise.all(targets.splice(0).map(target => target.close()))
    },
    async route(draft) {
      const name = newName()
      const written = await write({ name, paths: `/${name}/**`, internalAddresses: '127.0.0.1', rights: 'public', ...draft })
      expect(written, written.message).toMatchObject({ success: true })
      const id = (await rowOf(name))?.id ?? ''
      expect(await publish(id)).toMatchObject({ success: true, message: '已启用，所有服务器立即生效' })
      await settled()
      return { id, name, path: `/${name}` }
    },
    close: () => server.close(),
  }
}
