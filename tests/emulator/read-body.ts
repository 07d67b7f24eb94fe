import type { IncomingMessage } from 'node:http'
import { type Call, Refusal, type UploadedFile } from './call'

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** The file of a form, and the folder that goes with it. */
function readForm(bytes: Buffer, boundary: string): UploadedFile | undefined {
  const parts = bytes.toString('latin1').split(`--${boundary}`)
  const named = parts.flatMap(part => {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const name = /name="([^"]*)"/.exec(head)?.[1]
    const content = Buffer.from(rest.join('\r\n\r\n').replace(/\r\n$/, ''), 'latin1')
    const file = /filename="([^"]*)"/.exec(head)?.[1]
    return name === undefined
      ? []
      : [{ name, content, file: file === undefined ? undefined : Buffer.from(file, 'latin1').toString('utf8') }]
  })
  const file = named.find(part => part.file !== undefined)
  const biz = named.find(part => part.name === 'biz')?.content.toString('utf8') || 'temp'
  return file && { name: file.file ?? '', bytes: file.content, biz }
}

/** Reads what was sent, and refuses a body that is not what the route takes. */
export async function readBody(request: IncomingMessage, json: boolean): Promise<Pick<Call, 'body' | 'file'>> {
  const bytes = await bytesOf(request)
  const type = request.headers['content-type'] ?? ''
  const boundary = /boundary=(.+)$/.exec(type)?.[1]
  const file = boundary === undefined ? undefined : readForm(bytes, boundary)
  if (!json) return { body: {}, ...(file && { file }) }
  if (!type.startsWith('application/json')) throw new Refusal(`操作失败，Content type '${type}' not supported`)
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    if (typeof body === 'object' && body !== null) return { body: body as Call['body'] }
  } catch {
    // Refused below.
  }
  throw new Refusal('操作失败，Required request body is missing or no JSON')
}
