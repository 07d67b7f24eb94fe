import { randomBytes } from 'node:crypto'
import { Pool } from 'undici'
import { API } from '../weft'

/** Calls that are under way at once. */
const AT_ONCE = 10

/** A kind of load: how many of ten calls add a record; the others read a page of a list. */
export interface Load {
  readonly name: string
  readonly writes: number
}

export const LOADS: readonly Load[] = [
  { name: 'reads', writes: 0 },
  { name: 'two writes in ten', writes: 2 },
  { name: 'writes', writes: 10 },
]

/** One user who calls a server as fast as it answers. */
export class Caller {
  private readonly pool: Pool
  private readonly mark = randomBytes(4).toString('hex')
  private made = 0
  private headers: Record<string, string> = { 'content-type': 'application/json' }

  constructor(url: string) {
    this.pool = new Pool(url, { connections: AT_ONCE })
  }

  async signIn(username: string, password: string): Promise<void> {
    const { token } = (await this.call('POST', '/sys/login', { username, password })) as { token: string }
    this.headers = { ...this.headers, 'x-access-token': token }
  }

  /** So many calls of a load; the milliseconds that they took. */
  run({ writes }: Load, calls: number): Promise<number> {
    return this.repeat(calls, n => (n % 10 < writes ? this.add() : this.list()))
  }

  /** The same for calls that `one` makes, by their numbers. */
  async repeat(calls: number, one: (n: number) => Promise<unknown>): Promise<number> {
    const begin = performance.now()
    let next = 0
    const line = async () => {
      while (next < calls) await one(next++)
    }
    await Promise.all(Array.from({ length: Math.min(calls, AT_ONCE) }, line))
    return performance.now() - begin
  }

  close(): Promise<void> {
    return this.pool.close()
  }

  private add(): Promise<unknown> {
    return this.call('POST', '/course/lecturer/add', { name: `${this.mark}-${++this.made}`, level: '1', gender: '1', fee: 300 })
  }

  private list(): Promise<unknown> {
    return this.call('GET', '/course/lecturer/list?pageNo=1&pageSize=10&column=createTime&order=desc')
  }

  /** What a call answers. */
  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> {
    const { text } = await this.send(method, path, body)
    const { success, message, result } = JSON.parse(text) as { success: boolean; message: string; result: unknown }
    if (!success) throw new Error(`${method} ${path}: ${message}`)
    return result
  }

  /** A call whose answer is only read: with `tag`, one that this names is not sent again. The tag of the answer. */
  async fetch(path: string, tag?: string): Promise<string | undefined> {
    const { status, etag } = await this.send('GET', path, undefined, tag)
    if (status !== (tag === undefined ? 200 : 304)) throw new Error(`GET ${path}: ${status}`)
    return etag
  }

  private async send(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, tag?: string) {
    const answer = await this.pool.request({
      method,
      path: `${API}${path}`,
      headers: tag === undefined ? this.headers : { ...this.headers, 'if-none-match': tag },
      body: body ? JSON.stringify(body) : null,
    })
    const { etag } = answer.headers
    return { status: answer.statusCode, text: await answer.body.text(), etag: typeof etag === 'string' ? etag : undefined }
  }
}
