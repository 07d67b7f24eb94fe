import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD } from '../../server/app/seeds/demo/password'
import { mustAt, signInAt } from '../helpers/server-processes'
import { dial, type Listening } from '../helpers/sockets'
import { Fleet, KILLS } from './fleet'

/** Sockets of a user, at all servers in turn. */
const SOCKETS = 10
/** Milliseconds within which what is released has to come. */
const LATEST = 10_000
/** Milliseconds between two attempts. */
const AGAIN = 500

let fleet: Fleet
let auditor: { readonly token: string; readonly userInfo: { readonly id: string } }
let over = false
let longest = 0
let released = 0
let [lost, doubled] = [0, 0]
const sockets: LastingSocket[] = []

/** A socket that is opened again, at any server, whenever it has closed. */
class LastingSocket {
  received: string[] = []
  /** The server that it hangs on; '' while it is closed. */
  at = ''
  readonly ended: Promise<void>
  private socket: Listening['socket'] | undefined

  constructor(private readonly no: number) {
    this.ended = this.keep()
  }

  close(): void {
    this.socket?.close()
  }

  private async keep(): Promise<void> {
    for (let turn = this.no; !over; turn++) {
      const began = performance.now()
      let listening = await this.tryAt(turn)
      while (!listening && !over) {
        await setTimeout(AGAIN)
        listening = await this.tryAt(++turn)
      }
      if (!listening) return
      this.socket = listening.socket
      longest = Math.max(longest, performance.now() - began)
      listening.socket.on('message', data => this.receive(JSON.parse(String(data))))
      await listening.ended
      this.at = ''
    }
  }

  private async tryAt(turn: number): Promise<Listening | undefined> {
    const { url } = fleet.servers[turn % fleet.servers.length] ?? {}
    if (url === undefined) return undefined
    try {
      const { ticket } = await mustAt<{ ticket: string }>(url, auditor.token, 'POST', '/sys/websocket/ticket', {})
      const listening = await dial(`${url.replace('http', 'ws')}/jeecg-boot/websocket/${auditor.userInfo.id}`, ticket)
      if (listening.socket.readyState !== listening.socket.OPEN) return undefined
      this.at = url
      return listening
    } catch {
      return undefined
    }
  }

  private receive({ cmd, msgTxt }: { readonly cmd?: unknown; readonly msgTxt?: unknown }): void {
    if (cmd === 'topic') this.received.push(String(msgTxt))
  }
}

/** Each hangs on a server that lives. */
function allOpen(): Promise<void> {
  const closed = () => sockets.filter(({ at }) => !fleet.servers.some(({ url }) => url === at)).length
  return vi.waitFor(() => expect(closed()).toBe(0), { timeout: 60_000, interval: 50 })
}

/** Releases an announcement, and counts who did not hear of it, and who did twice. */
async function release(): Promise<void> {
  const titile = `套接字演练${++released}`
  await fleet.call('POST', '/sys/annountCement/add', { titile })
  const { records } = await fleet.call<{ records: { id: string }[] }>('GET', `/sys/annountCement/list?titile=${encodeURIComponent(titile)}`)
  await fleet.call('GET', `/sys/annountCement/doReleaseData?id=${records[0]?.id}`)
  const times = () => sockets.map(({ received }) => received.filter(each => each === titile).length)
  await vi.waitFor(() => expect(times()).not.toContain(0), { timeout: LATEST }).catch(() => undefined)
  lost += times().filter(count => count === 0).length
  doubled += times().filter(count => count > 1).length
}

beforeAll(async () => {
  fleet = await Fleet.start({ demo: true })
  auditor = await signInAt(fleet.youngest, 'auditor', DEMO_PASSWORD)
  for (let no = 0; no < SOCKETS; no++) sockets.push(new LastingSocket(no))
  await allOpen()
  longest = 0
})
afterAll(async () => {
  over = true
  for (const socket of sockets) socket.close()
  await Promise.allSettled(sockets.map(({ ended }) => ended))
  await fleet?.stop()
})

describe('sockets of servers that are killed', () => {
  it.each(Array.from({ length: KILLS }, (_, kill) => kill))('are back after kill %i, and hear what is released', async kill => {
    await fleet.kill(kill)
    await allOpen()
    await vi.waitFor(release)
  })

  it('heard all that was released, and nothing twice', () => {
    const away = `away for ${Math.round(longest)} ms at most`
    console.log(
      `${fleet.kills}: ${SOCKETS} sockets, ${away}; of ${released} announcements ${lost} were missed by one, ${doubled} heard twice`,
    )
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  })
})
