import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  /** Without a slash at its end. */
  readonly url: string
  close(): Promise<void>
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

export function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** A real HTTP server on a free port of this machine. */
export async function listen(handle: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>): Promise<Listening> {
  const server = createServer((request, response) => {
    handle(request, response, new URL(request.url ?? '/', 'http://test')).catch(error =>
      answerJson(response, 500, { error: String(error) }),
    )
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
