import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { access, isOpen } from './access'
import { Bytes, type Call, Done, type Handlers, Refusal } from './call'
import { type Answer, type Generation, generations, type Release } from './generation'
import { readBody } from './read-body'
import { type FoundRoute, RouteTable, routesOf } from './routes'
import { startRecords, startRows } from './seed'
import { shapes } from './shapes'
import { checkSignature } from './signature'
import { type SocketServer, serveSockets } from './sockets'
import { bins } from './subjects/bins'
import { crud } from './subjects/crud'
import { dictionaries } from './subjects/dictionaries'
import { files } from './subjects/files'
import { grants } from './subjects/grants'
import { menus, rightsOf } from './subjects/menus'
import { notices } from './subjects/notices'
import { onlineForms } from './subjects/online-forms'
import { onlineReports } from './subjects/online-reports'
import { people } from './subjects/people'
import { type Row, Table } from './tables'

const CONTEXT = '/jeecg-boot'

/** What serves the routes, by method and path. */
export const handlers: Handlers = {
  ...crud,
  ...access,
  ...people,
  ...menus,
  ...grants,
  ...bins,
  ...dictionaries,
  ...notices,
  ...files,
  ...onlineForms,
  ...onlineReports,
}

/**
 * A mock of the servers that cannot run here: it answers as JeecgBoot 2.4.2 or 3.9.3 does, from the tables of their routes, with rows
 * in memory. It refuses what they refuse: paths that they do not have, tokens, rights, signatures and bodies. A route that no handler
 * serves answers an empty success.
 */
export class Emulator {
  readonly generation: Generation
  readonly tokens = new Map<string, string>()
  readonly captchas = new Map<string, string>()
  /** What the next picture shows. */
  nextCaptcha = 'a1B2'
  /** Records of online forms, by table. */
  readonly records: Map<string, Row[]>
  /** Stored files by their paths. */
  readonly files = new Map<string, Buffer>()
  /** Every call as `METHOD /path status`, for tests of what is asked how often. */
  readonly calls: string[] = []
  private readonly routes: RouteTable
  private readonly tables: ReadonlyMap<string, Table>
  private readonly server: Server
  private readonly sockets: SocketServer

  private constructor(release: Release) {
    this.generation = generations[release]
    this.routes = new RouteTable(routesOf(release, this.generation.onlineExport))
    const rows = startRows(this.generation)
    this.records = new Map(Object.entries(startRecords()))
    this.tables = new Map(Object.entries(shapes).map(([name, shape]) => [name, new Table(shape, rows[name] ?? [])]))
    this.server = createServer((request, response) => void this.answer(request, response))
    this.sockets = serveSockets(this.server, this)
  }

  static async start(release: Release): Promise<Emulator> {
    const emulator = new Emulator(release)
    await new Promise<void>(resolve => emulator.server.listen(0, '127.0.0.1', resolve))
    return emulator
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.sockets.close()
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }

  table(name: string): Table {
    const table = this.tables.get(name)
    if (!table) throw new Refusal(`操作失败，Table 'jeecg-boot.${name}' doesn't exist`)
    return table
  }

  /** The departments of a user. */
  departsOf({ selecteddeparts }: Row): Row[] {
    const ids = String(selecteddeparts ?? '').split(',')
    return this.table('sys_depart').rows.filter(({ id }) => ids.includes(String(id)))
  }

  /** Sends a frame to the sockets of users; to all without a list. */
  push(frame: object, userIds?: readonly string[]): void {
    this.sockets.push(frame, userIds)
  }

  userOf(token: string): Row | undefined {
    return this.table('sys_user').find(this.tokens.get(token) ?? '')
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://emulator')
    const path = decodeURI(pathname).slice(CONTEXT.length)
    const query = Object.fromEntries(searchParams)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const answer = pathname.startsWith(`${CONTEXT}/`)
      ? await this.respond(request, { path, query, headers }).catch(failed)
      : this.generation.unknownPath(pathname)
    this.calls.push(`${request.method} ${path} ${answer instanceof Bytes ? answer.status : statusOf(answer)}`)
    if (answer instanceof Bytes) response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.bytes)
    else response.writeHead(answer.status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(answer.body))
  }

  /** In the order of theirs: token, mapping, signature, right, parameters. */
  private async respond(
    request: IncomingMessage,
    asked: Pick<Call, 'query' | 'headers'> & { readonly path: string },
  ): Promise<Answer | Bytes> {
    const { path, query, headers } = asked
    const method = request.method ?? 'GET'
    if (method === 'HEAD' && path === '/') return new Bytes(Buffer.alloc(0), 'text/plain')
    const token = headers['x-access-token'] ?? ''
    const user = this.userOf(token)
    if (!user && !isOpen(path)) return this.generation.badToken(path)
    const found = this.routes.find(method, path)
    if (found === null) return this.generation.unknownPath(path)
    if ('allowed' in found) throw new Refusal(`不支持${method}请求方法，支持以下${found.allowed.map(one => `${one}、`).join('')}`, 405)
    if (this.generation.signed.some(start => path.startsWith(start))) checkSignature(asked)
    this.checkRight(found, user)
    const missing = found.route.required.find(name => query[name] === undefined)
    if (missing !== undefined) throw new Refusal(`操作失败，Required request parameter '${missing}' is not present`)
    const sent = await readBody(request, found.route.body)
    const call = { emulator: this, params: found.params, query, headers, user: user ?? {}, token, ...sent }
    const key = `${found.route.method} ${found.route.path}`
    return enveloped(await (handlers[key] ?? unserved(key))(call))
  }

  private checkRight({ route: { right } }: FoundRoute, user: Row | undefined): void {
    if (right === undefined || !user) return
    const role = /^role:\{?"?(\w+)/.exec(right)?.[1]
    if (role !== undefined ? user.username === role : rightsOf(this, user).includes(right)) return
    throw new Refusal('没有权限，请联系管理员授权', 510)
  }
}

const EMPTY_PAGE = { records: [], total: 0, size: 10, current: 1, pages: 0 }

const unserved = (key: string) => () => (key.startsWith('GET') && key.endsWith('/list') ? EMPTY_PAGE : null)

function enveloped(result: unknown): Answer | Bytes {
  if (result instanceof Bytes) return result
  const timestamp = Date.now()
  if (result instanceof Done) {
    return { status: 200, body: { success: true, message: result.message, code: result.code, result: result.result, timestamp } }
  }
  return { status: 200, body: { success: true, message: '操作成功！', code: 0, result: result ?? null, timestamp } }
}

function failed(error: unknown): Answer {
  const { message, code } = error instanceof Refusal ? error : { message: `操作失败，${error}`, code: 500 }
  if (!(error instanceof Refusal)) console.error(error)
  return { status: 200, body: { success: false, message, code, result: null, timestamp: Date.now() } }
}

/** The code of an envelope that is no success, else the status. */
const statusOf = ({ status, body }: Answer) =>
  'success' in body && body.success === false && 'code' in body ? `${status}/${body.code}` : status
