import { type AddressInfo, createServer, type Socket } from 'node:net'
import { postgresMessage } from './echoes'

const short = (number: number) => Buffer.from([number >> 8, number & 255])
const READY = postgresMessage('Z', Buffer.from('I'))
/** Columns of text, by name. */
export const columns = (...names: readonly string[]) =>
  postgresMessage('T', short(names.length), ...names.flatMap(name => [name, 0, short(0), 25, short(0xffff), -1, short(0)]))
/** One row of texts. */
export const row = (...values: readonly string[]) =>
  postgresMessage('D', short(values.length), ...values.flatMap(value => [Buffer.byteLength(value), Buffer.from(value)]))
export const commandComplete = (rows: number) => Buffer.concat([postgresMessage('C', `SELECT ${rows}`), READY])

/** Writes a piece again and again, as fast as it is read. */
export function pour(socket: Socket, piece: Buffer): void {
  const more = () => {
    while (!socket.destroyed && socket.write(piece));
  }
  socket.on('drain', more)
  more()
}

export interface HostilePostgres {
  readonly port: number
  close(): Promise<void>
}

/** Settings and transactions are taken as a server takes them. */
const HARMLESS = /^(?:set|begin|commit|declare|close)\b/

/** What speaks PostgreSQL's protocol until it is asked something, and closes no connection by itself. `greet`: in place of letting in. */
export async function hostilePostgres(
  answer: (socket: Socket, question: string) => void,
  greet: (socket: Socket) => void = socket => socket.write(Buffer.concat([postgresMessage('R', 0), READY])),
): Promise<HostilePostgres> {
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    let greeted = false
    socket.on('data', part => {
      if (!greeted) {
        greeted = true
        return greet(socket)
      }
      const question = part.subarray(5).toString('utf8')
      if (part[0] === 0x51 && HARMLESS.test(question)) socket.write(Buffer.concat([postgresMessage('C', 'SET'), READY]))
      else if (part[0] !== 0x58) answer(socket, question)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
