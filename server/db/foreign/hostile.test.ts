import { pbkdf2 } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { postgresError, postgresMessage } from '../../../tests/helpers/echoes'
import { columns, commandComplete, type HostilePostgres, hostilePostgres, pour, row } from '../../../tests/helpers/hostile-postgres'
import type { CheckedAddress } from '../../util/outgoing'
import { type ForeignConnection, pingForeign, readForeign, withForeign } from '.'

let server: HostilePostgres | undefined
afterEach(() => server?.close())
const database = (port: number) => ({
  product: 'postgresql' as const,
  host: 'erp.example',
  address: '127.0.0.1' as CheckedAddress,
  port,
  database: 'erp',
  user: 'reader',
  password: 'any',
  ssl: false,
})

const TOO_LARGE = { code: '54000' }
/** Bytes that are held at once beside the limit of an answer: of pieces on their way, and what was not collected yet. */
const BESIDE = 400 * 1024 * 1024

/** What speaks first, whatever it is asked. */
async function talking(speak: (socket: Socket) => void, goesOn = false): Promise<HostilePostgres> {
  const open = new Set<Socket>()
  const speaking = createServer(socket => {
    open.add(socket)
    socket.on('error', () => undefined)
    speak(socket)
    if (!goesOn) socket.end()
  })
  await new Promise<void>(resolve => speaking.listen(0, '127.0.0.1', resolve))
  return {
    port: (speaking.address() as AddressInfo).port,
    close: () =>
      new Promise(resolve => {
        speaking.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** How an attempt ends, in what time, and how much more memory the process has meanwhile. */
async function measured(work: () => Promise<unknown>) {
  const [began, before] = [Date.now(), process.memoryUsage().rss]
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const end = await work().then(
    value => ({ value }),
    (error: unknown) => ({ error }),
  )
  clearInterval(look)
  return { ...end, milliseconds: Date.now() - began, bytes: most - before }
}
const use = (work: (connection: ForeignConnection) => Promise<unknown>, longest = 2000) =>
  measured(() => withForeign(database(server?.port ?? 0), work, { longest }))

async function all(connection: ForeignConnection, limit?: number) {
  let count = 0
  for await (const part of connection.rows({ table: { schema: 'a', name: 'b' }, columns: ['n'], ...(limit !== undefined && { limit }) }))
    count += part.length
  return count
}

describe('a PostgreSQL of others that', () => {
  it('answers rows without end is cut off, whatever was asked', async () => {
    server = await hostilePostgres(socket => {
      socket.write(columns('schema', 'name', 'title', 'view'))
      pour(socket, Buffer.concat(Array<Buffer>(200).fill(row('public', 'x'.repeat(300), '', 't'))))
    })
    const { port } = server
    for (const attempt of [
      () => use(connection => connection.tables(), 30_000),
      () => use(connection => all(connection), 30_000),
      () => measured(() => pingForeign(database(port))),
      () =>
        measured(() =>
          readForeign(database(port), db =>
            db
              .selectFrom('a' as never)
              .selectAll()
              .execute(),
          ),
        ),
    ]) {
      const ended = await attempt()
      // A loaded machine meets the limit of time first.
      expect(ended).toMatchObject({ error: { message: expect.stringMatching(/too large|timeout/) } })
      expect(ended.milliseconds).toBeLessThan(16_000)
      expect(ended.bytes).toBeLessThan(BESIDE)
    }
  })

  it('announces a row of a gigabyte is cut off', async () => {
    server = await hostilePostgres(socket => {
      socket.write(columns('n'))
      socket.write(Buffer.from([0x44, 0x40, 0, 0, 0, 0, 1, 0x3f, 0xff, 0xff, 0xf0]))
      pour(socket, Buffer.alloc(256 * 1024, 97))
    })
    const ended = await use(connection => connection.tables(), 30_000)
    expect(ended).toMatchObject({ error: TOO_LARGE })
    expect(ended.bytes).toBeLessThan(BESIDE)
  })

  it('says too much before it lets in is cut off', async () => {
    server = await hostilePostgres(
      () => undefined,
      socket => {
        socket.write(Buffer.from([0x4e, 0x40, 0, 0, 0]))
        pour(socket, Buffer.alloc(64 * 1024, 97))
      },
    )
    const ended = await use(connection => connection.tables())
    expect(ended).toMatchObject({ error: TOO_LARGE })
    expect(ended.bytes).toBeLessThan(BESIDE)
  })

  it('gives one part after the other without end is cut off in time, and by how many rows were asked for', async () => {
    const part = Buffer.concat([columns('n'), ...Array<Buffer>(500).fill(row('1')), commandComplete(500)])
    server = await hostilePostgres((socket: Socket) => socket.write(part))
    expect(await use(connection => all(connection), 200)).toMatchObject({ error: { code: '57014' } })
    expect(await use(connection => all(connection, 1200))).toMatchObject({ value: 1200 })
  })

  it('does not answer, or does not close, is left in time', async () => {
    server = await hostilePostgres((socket, question) => {
      if (!question.startsWith('select n')) socket.write(Buffer.concat([columns('one'), row('1'), commandComplete(1)]))
    })
    const { port } = server
    const slow = await use(connection => connection.tables(), 300)
    expect(slow.milliseconds).toBeLessThan(3000)
    expect(slow).toMatchObject({ error: { message: expect.stringMatching(/timeout/i) } })
    const open = await measured(() => pingForeign(database(port)))
    expect(open).toMatchObject({ value: undefined })
    expect(open.milliseconds).toBeLessThan(3000)
  })

  it('answers other columns, other types or broken messages fails or gives what it gave, and ends nothing else', async () => {
    // A row whose length says that it has nothing.
    const broken = Buffer.concat([columns('n'), Buffer.from([0x44, 0, 0, 0, 4])])
    const answers: Buffer[] = [
      broken,
      Buffer.concat([columns('other'), row('1', '2', '3'), commandComplete(1)]),
      Buffer.concat([columns(), row(), commandComplete(1)]),
      Buffer.concat([row('without', 'a', 'description'), commandComplete(1)]),
      postgresError('XX000', 'x'.repeat(100_000)),
      Buffer.from('HTTP/1.1 200 OK\r\n\r\n'),
      Buffer.from([0x44, 0, 0, 0, 1]),
    ]
    for (const answer of answers) {
      await server?.close()
      server = await hostilePostgres(socket => {
        socket.write(answer)
        socket.end()
      })
      const ended = await use(connection => connection.tables(), 500)
      expect(ended.milliseconds).toBeLessThan(3000)
      if (answer === broken) expect(ended).toMatchObject({ error: { code: 'ECONNRESET' } })
    }
  })
})

describe('a PostgreSQL of others that would have more done than it says', () => {
  const UNREADABLE = { error: { code: 'ECONNRESET', message: 'The answer cannot be read.' } }

  it('asks for the key of a password again and again has it derived once', async () => {
    server = await hostilePostgres(
      () => undefined,
      socket => {
        socket.write(postgresMessage('R', 10, 'SCRAM-SHA-256', Buffer.from([0])))
        socket.once('data', part => {
          const [, nonce = ''] = /r=([^,]+)$/.exec(part.toString('latin1')) ?? []
          const step = postgresMessage('R', 11, Buffer.from(`r=${nonce}x,s=AAAA,i=100000`))
          socket.write(Buffer.concat(Array<Buffer>(200).fill(step)))
        })
      },
    )
    const { port } = server
    expect(await measured(() => pingForeign(database(port)))).toMatchObject(UNREADABLE)
    // Those that wait for a thread of the process would be in front of this one.
    const { milliseconds } = await measured(() => promisify(pbkdf2)('a', 'b', 1, 32, 'sha256'))
    expect(milliseconds).toBeLessThan(1000)
  })

  it('asks for more iterations of a key than are derived is left', async () => {
    server = await hostilePostgres(
      () => undefined,
      socket => {
        socket.write(postgresMessage('R', 10, 'SCRAM-SHA-256', Buffer.from([0])))
        socket.once('data', part => {
          const [, nonce = ''] = /r=([^,]+)$/.exec(part.toString('latin1')) ?? []
          socket.write(postgresMessage('R', 11, Buffer.from(`r=${nonce}x,s=AAAA,i=2000000000`)))
        })
      },
    )
    const { port } = server
    const ended = await measured(() => pingForeign(database(port)))
    expect(ended).toMatchObject({ error: { message: expect.stringContaining('iteration count') } })
  })

  it('gives rows that have not as many values as it has described fails', async () => {
    const names = (count: number) => columns(...Array.from({ length: count }, (_, index) => `c${index}`))
    const empty = Buffer.concat(Array<Buffer>(3000).fill(row()))
    for (const answer of [Buffer.concat([names(1600), empty]), names(1665), Buffer.concat([names(2), row('1', '2', '3')])]) {
      await server?.close()
      server = await hostilePostgres(socket => socket.write(Buffer.concat([answer, commandComplete(1)])))
      const ended = await use(connection => connection.tables(), 30_000)
      expect(ended).toMatchObject(UNREADABLE)
      expect(ended.bytes).toBeLessThan(100 * 1024 * 1024)
    }
  })

  it.each([
    ['the password, once it has let in', postgresMessage('R', 3)],
    ['the data of a copy', postgresMessage('G', Buffer.from([0, 0, 0]))],
    ['the rest of a portal', postgresMessage('s')],
    ['what follows an empty statement', postgresMessage('I')],
  ])('asks for %s is told nothing', async (_, message) => {
    let heard = 0
    server = await hostilePostgres(socket => {
      socket.on('data', part => {
        heard += part.length
      })
      socket.write(Buffer.concat(Array<Buffer>(1000).fill(message)))
    })
    expect(await use(connection => connection.tables(), 30_000)).toMatchObject(UNREADABLE)
    expect(heard).toBe(0)
  })

  it('gives lists, JSON and bytes beyond any measure has them kept as it wrote them', async () => {
    const answerOf = async (type: number, text: string) => {
      await server?.close()
      const short = Buffer.from([0, 1])
      const described = postgresMessage('T', short, 'name', 0, Buffer.from([0, 0]), type, Buffer.from([255, 255]), -1, Buffer.from([0, 0]))
      const given = postgresMessage('D', short, Buffer.byteLength(text), Buffer.from(text))
      server = await hostilePostgres(socket => socket.write(Buffer.concat([described, given, commandComplete(1)])))
      const ended = await use(connection => connection.tables(), 30_000)
      return (ended as { value?: { name: unknown }[] }).value?.[0]?.name
    }
    expect(await answerOf(1007, '{1,2}')).toEqual([1, 2])
    expect(await answerOf(114, '{"a":1}')).toEqual({ a: 1 })
    for (const type of [1007, 114, 718, 1187]) {
      const text = `{${'1,'.repeat(100_000)}1}`
      expect((await answerOf(type, text)) === text, String(type)).toBe(true)
    }
    expect(await answerOf(17, 'a'.repeat(100_000))).toBeInstanceOf(Buffer)
  })
})

it('a MySQL of others whose packets cannot be read fails, and ends nothing else', async () => {
  // A greeting of protocol 10 that breaks off amid its parts, and errors, ends and rows where none are.
  const greetings = [[10], [10, 53, 0, 1, 0, 0, 0, 1, 2], [255], [254], []]
  for (const greeting of greetings) {
    await server?.close()
    server = await talking(socket => socket.write(Buffer.from([greeting.length, 0, 0, 0, ...greeting, 1, 0, 0, 1, 255, 1, 0, 0, 2, 254])))
    const { port } = server
    const ended = await measured(() => pingForeign({ ...database(port), product: 'mysql' }))
    expect(ended, String(greeting)).toHaveProperty('error')
    expect(ended.milliseconds, String(greeting)).toBeLessThan(7000)
  }
}, 40_000)

const packet = (sequence: number, ...parts: readonly (Buffer | number)[]) => {
  const body = Buffer.concat(parts.map(part => (typeof part === 'number' ? Buffer.from([part]) : part)))
  return Buffer.concat([Buffer.from([body.length & 255, body.length >> 8, 0, sequence]), body])
}
/** A text of fewer than 251 bytes with its length. */
const counted = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
/** One column of text. */
const ONE_COLUMN = Buffer.concat([
  packet(1, 1),
  packet(2, ...['def', 'a', 'b', 'b', 'name', 'name'].map(counted), 12, 33, 0, 255, 0, 0, 0, 253, 0, 0, 0, 0, 0),
  packet(3, 254, 0, 0, 2, 0),
])
/** A part of a row that goes on in the next. */
const ENDLESS = Buffer.concat([Buffer.from([255, 255, 255, 4]), Buffer.alloc(0xffffff, 97)])

const GREETING = packet(
  0,
  ...[10, Buffer.from('8.0.0\0'), Buffer.alloc(4), Buffer.alloc(8, 1), 0],
  ...[Buffer.from([8, 162]), 33, Buffer.from([2, 0]), Buffer.from([8, 0]), 21, Buffer.alloc(10), Buffer.alloc(12, 1), 0],
  Buffer.from('mysql_native_password\0'),
)
const TAKEN = [0, 0, 0, 2, 0, 0, 0]

/** Speaks as a MySQL that takes settings, and answers what it is asked for rows. */
function speakMysql(socket: Socket, answer: () => void): void {
  socket.write(GREETING)
  let greeted = false
  socket.on('data', part => {
    const question = part.subarray(4).toString('utf8')
    if (greeted && !/set session|start transaction/.test(question)) answer()
    else socket.write(packet(greeted ? 1 : 2, ...TAKEN))
    greeted = true
  })
}

it.each([
  ['tables', (connection: ForeignConnection) => connection.tables()],
  ['columns', (connection: ForeignConnection) => connection.columns({ schema: 'a', name: 'b' })],
  ['a greatest value', (connection: ForeignConnection) => connection.greatest({ table: { schema: 'a', name: 'b' } }, 'n')],
])(
  'a MySQL of others that answers %s without end is cut off',
  async (_, ask) => {
    server = await talking(
      socket =>
        speakMysql(socket, () => {
          socket.write(ONE_COLUMN)
          pour(socket, ENDLESS)
        }),
      true,
    )
    const { port } = server
    const ended = await measured(() => withForeign<unknown>({ ...database(port), product: 'mysql' }, ask, { longest: 30_000 }))
    expect(ended).toMatchObject({ error: TOO_LARGE })
    expect(ended.bytes).toBeLessThan(BESIDE)
  },
  40_000,
)

it('a MySQL of others that says too much before it has let in is cut off', async () => {
  server = await talking(socket => pour(socket, ENDLESS), true)
  const { port } = server
  const ended = await measured(() => pingForeign({ ...database(port), product: 'mysql' }))
  expect(ended).toMatchObject({ error: TOO_LARGE })
  expect(ended.bytes).toBeLessThan(BESIDE / 2)
})

it('a MySQL of others that asks for a file is given none', async () => {
  let heard = ''
  server = await talking(
    socket =>
      speakMysql(socket, () => {
        socket.on('data', part => {
          heard += part.toString('latin1')
        })
        socket.write(packet(1, 251, Buffer.from('/etc/passwd')))
      }),
    true,
  )
  const { port } = server
  const ended = await measured(() => withForeign({ ...database(port), product: 'mysql' }, connection => connection.tables()))
  expect(ended).toHaveProperty('error')
  expect(heard).not.toContain('root')
})
