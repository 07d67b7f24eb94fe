import { createHmac, type Hmac } from 'node:crypto'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'

/** What one request is, without keeping it: a keyed digest, from which no password can be guessed. */
export interface RequestDigest {
  /** Whether `read` depends on an upload: known only when all of it has come. */
  readonly upload: boolean
  /** The digest; of an upload it reads what has not been read. */
  read(): Promise<string>
}

/** Of operation, address and body, or of the parts of an upload as they pass by. */
export function digestRequest(key: Buffer, operation: string, request: FastifyRequest): RequestDigest {
  const hmac = createHmac('sha256', key)
  const upload = request.isMultipart()
  hmac.update(JSON.stringify([operation, request.url, (upload ? null : request.body) ?? null]))
  if (!upload) return { upload, read: async () => hmac.digest('hex') }
  const parts = new PartsDigest(hmac, boundaryOf(request.headers['content-type'] ?? ''))
  const { raw } = request
  // Listening to a stream that was paused by hand does not start it: its parts are read when the handler asks for them.
  raw.pause().on('data', (chunk: Buffer) => parts.update(chunk))
  return {
    upload,
    read: async () => {
      await drained(raw)
      return parts.digest()
    },
  }
}

async function drained(stream: Readable): Promise<void> {
  if (stream.readableEnded) return
  stream.unpipe().resume()
  await finished(stream, { writable: false })
}

function boundaryOf(contentType: string): Buffer {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  return Buffer.from(match?.[1] ?? match?.[2] ?? '')
}

/** Of a body in parts without its boundary, which is another one each time the same form is sent. */
export class PartsDigest {
  private rest = Buffer.alloc(0)

  constructor(
    private readonly hmac: Hmac,
    private readonly boundary: Buffer,
  ) {}

  update(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk])
    const { length } = this.boundary
    let at = length === 0 ? -1 : this.rest.indexOf(this.boundary)
    for (; at >= 0; at = this.rest.indexOf(this.boundary)) {
      this.hmac.update(this.rest.subarray(0, at)).update('--')
      this.rest = this.rest.subarray(at + length)
    }
    // The last bytes may be the beginning of a boundary.
    const sure = Math.max(0, this.rest.length - Math.max(0, length - 1))
    this.hmac.update(this.rest.subarray(0, sure))
    this.rest = this.rest.subarray(sure)
  }

  digest(): string {
    return this.hmac.update(this.rest).digest('hex')
  }
}
