import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'

interface Made {
  readonly 'routes.ts': { api(handlers: object): FastifyPluginAsync }
  readonly 'mock.ts': { readonly mockHandlers: object }
  readonly 'operations.ts': { readonly operations: Readonly<Record<string, { readonly method: string; readonly path: string }>> }
}

const load = async <File extends keyof Made>(folder: string, file: File): Promise<Made[File]> =>
  import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)

/** The mock server of the outputs `fastify` and `mock` in a folder, ready for calls; who asks for it closes it. */
export async function startMock(folder: string): Promise<FastifyInstance> {
  const { api } = await load(folder, 'routes.ts')
  const { mockHandlers } = await load(folder, 'mock.ts')
  const server = Fastify()
  await server.register(api(mockHandlers))
  await server.ready()
  return server
}

/** So many calls are made: the first that read. */
const CALLS = 20

/** What is wrong with such a mock server: why it does not start, and calls that read and find no route or fail. */
export async function mockServerSays(folder: string): Promise<string[]> {
  try {
    const server = await startMock(folder)
    const { operations } = await load(folder, 'operations.ts')
    const reads = Object.values(operations).filter(({ method }) => method === 'GET')
    const wrong: string[] = []
    for (const { path } of reads.slice(0, CALLS)) {
      const url = (path.split('#')[0] ?? '').replace(/\{[^{}]+\}/g, '1')
      const { statusCode, body } = await server.inject(url)
      if (statusCode === 404 || statusCode >= 500) wrong.push(`the mock server answers ${statusCode} to GET ${url}: ${body.slice(0, 200)}`)
    }
    await server.close()
    return wrong
  } catch (error) {
    return [`the mock server does not start: ${error instanceof Error ? error.message : String(error)}`]
  }
}
