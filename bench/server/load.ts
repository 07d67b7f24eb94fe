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

  /** So many calls; the milliseconds that they took. */
  async run({ writes }: Load, calls: number): Promise<number> {
    const begin = performance.now()
    let next = 0
    const one = async () => {
      while (next < calls) await (next++ % 10 < writes ? this.add() : this.list())
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
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

  private async call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const answer = await this.pool.request({
      method,
      path: `${API}${path}`,
      headers: this.headers,
      body: body ? JSON.stringify(body) : null,
    })
    const { success, message, result } = (await answer.body.json()) as { success: boolean; message: string; result: unknown }
    if (!success) throw new Error(`${method} ${path}: ${message}`)
    return result
  }
}
