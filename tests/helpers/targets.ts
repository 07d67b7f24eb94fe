import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another server on this machine. */
export interface TestTarget {
  readonly url: string
  /** What it was asked, in order. */
  readonly asked: IncomingMessage[]
  close(): Promise<void>
}

/** Starts a server that answers by `answer`; `host`: where it listens. */
export async function startTarget(answer: RequestListener, host = '127.0.0.1'): Promise<TestTarget> {
  const asked: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, host, done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
