import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A server of another system that says again what it was told. */
export interface Echo {
  readonly port: number
  /** How many of those who called have told it a text. */
  callersWith(text: string): number
  close(): Promise<void>
}

async function listening(server: Server, told: readonly string[], open: ReadonlySet<Socket>): Promise<Echo> {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    callersWith: text => told.filter(each => each.includes(text)).length,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
}

function keepOpen(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>()
  server.on('connection', socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
  })
  return open
}

/** Refuses every call, and says its path, headers and body again. */
export async function httpEcho(): Promise<Echo> {
  const told: string[] = []
  const server = createHttpServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    const said = `${request.url}\n${JSON.stringify(request.headers)}\n${body}`
    told.push(said)
    response.writeHead(500, { 'x-request-id': 'echo', etag: JSON.stringify(request.headers) }).end(said)
  })
  return listening(server, told, keepOpen(server))
}

/** A mail server that refuses each sign-in with what it was told. */
export async function smtpEcho(): Promise<Echo> {
  const told: string[] = []
  const server = createServer(socket => {
    socket.write('220 echo\r\n')
    socket.on('data', part => {
      const line = String(part).trim()
      const [, plain] = /^AUTH PLAIN (\S+)/i.exec(line) ?? []
      if (/^EHLO/i.test(line)) socket.write('250-echo\r\n250 AUTH PLAIN\r\n')
      else if (plain !== undefined) {
        const said = Buffer.from(plain, 'base64').toString('utf8').replaceAll('\0', ' ')
        told.push(said)
        socket.write(`535 5.7.8 no:${said} ${plain}\r\n`)
      } else socket.write('500 what\r\n')
    })
  })
  return listening(server, told, keepOpen(server))
}

/** One message of a server of PostgreSQL. */
export function postgresMessage(kind: string, ...parts: readonly (Buffer | string | number)[]): Buffer {
  const bytes = parts.map(part => {
    if (typeof part !== 'number') return typeof part === 'string' ? Buffer.from(`${part}\0`) : part
    const number = Buffer.alloc(4)
    number.writeInt32BE(part)
    return number
  })
  const length = Buffer.alloc(4)
  const body = Buffer.concat(bytes)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}

/** What a server of PostgreSQL refuses with. */
export const postgresError = (code: string, message: string): Buffer =>
  postgresMessage('E', 'SERROR', `C${code}`, `M${message}`, Buffer.from([0]))

/** A server of PostgreSQL that asks for the password in clear, and refuses with it. */
export async function postgresEcho(): Promise<Echo> {
  const told: string[] = []
  const server = createServer(socket => {
    socket.on('data', part => {
      if (part[0] !== 0x70) return void socket.write(postgresMessage('R', 3))
      const said = part.subarray(5).toString('utf8').replaceAll('\0', '')
      told.push(said)
      socket.end(postgresError('XX000', `no: ${said}`))
    })
  })
  return listening(server, told, keepOpen(server))
}
