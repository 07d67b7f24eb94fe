import type pg from 'pg'

/** What the driver gives to a statement that it sends. */
interface Connection {
  readonly stream: {
    pause(): void
    resume(): void
    readonly writableNeedDrain: boolean
    once(event: 'drain' | 'close', then: () => void): void
    off(event: 'drain' | 'close', then: () => void): void
  }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}

/** Bytes that may wait for the reader before the connection is told to pause. */
const MOST_WAITING = 1024 * 1024

const rowsOf = (text: string) => Number(/^COPY (\d+)/.exec(text)?.[1] ?? 0)

/** `copy … to stdout`: its bytes as they come. The driver hands it the answers. */
class CopyOut {
  private connection: Connection | undefined
  private waiting: Buffer[] = []
  private bytes = 0
  private error: Error | undefined
  private ended = false
  /** How many rows were given; known at the end. */
  rows = 0
  private wake = () => {}

  constructor(private readonly text: string) {}

  submit(connection: Connection): void {
    this.connection = connection
    connection.query(this.text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver uses its buffer again.
    this.waiting.push(Buffer.from(chunk))
    this.bytes += chunk.length
    if (this.bytes > MOST_WAITING) this.connection?.stream.pause()
    this.wake()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text)
  }

  handleError(error: Error): void {
    this.error = error
    this.wake()
  }

  handleReadyForQuery(): void {
    this.ended = true
    this.wake()
  }

  async *read(): AsyncGenerator<Buffer> {
    for (;;) {
      const found = this.waiting
      this.waiting = []
      this.bytes = 0
      this.connection?.stream.resume()
      if (found.length > 0) yield Buffer.concat(found)
      else if (this.error) throw this.error
      else if (this.ended) return
      else
        await new Promise<void>(resolve => {
          this.wake = resolve
        })
    }
  }
}

/** The rows that a `copy … to stdout` gives, in pieces; the connection does nothing else until they are read. */
export function copyOut(client: pg.Client, text: string): Pick<CopyOut, 'read' | 'rows'> {
  const copy = new CopyOut(text)
  client.query(copy as unknown as pg.Submittable)
  return copy
}

/** Waits until the connection takes more, or is gone. */
const drained = (stream: Connection['stream']): Promise<void> =>
  new Promise(resolve => {
    const end = () => {
      stream.off('drain', end)
      stream.off('close', end)
      resolve()
    }
    stream.once('drain', end)
    stream.once('close', end)
  })

/** `copy … from stdin`. */
class CopyIn {
  /** How many rows have come. */
  readonly done: Promise<number>
  private resolve: (rows: number) => void = () => {}
  private reject: (error: Error) => void = () => {}
  private rows = 0
  private failed = false

  constructor(
    private readonly text: string,
    private readonly source: AsyncIterable<Buffer> | Iterable<Buffer>,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }

  submit(connection: Connection): void {
    connection.query(this.text)
  }

  handleCopyInResponse(connection: Connection): void {
    this.send(connection).catch((error: Error) => {
      this.failed = true
      connection.sendCopyFail(error.message)
      this.reject(error)
    })
  }

  private async send(connection: Connection): Promise<void> {
    const { stream } = connection
    for await (const chunk of this.source) {
      if (this.failed) return
      connection.sendCopyFromChunk(chunk)
      if (stream.writableNeedDrain) await drained(stream)
    }
    connection.endCopyFrom()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text)
  }

  handleError(error: Error): void {
    this.failed = true
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.resolve(this.rows)
  }
}

/** Gives bytes to a `copy … from stdin`; how many rows they were. */
export function copyIn(client: pg.Client, text: string, source: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<number> {
  const copy = new CopyIn(text, source)
  client.query(copy as unknown as pg.Submittable)
  return copy.done
}
