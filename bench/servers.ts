import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { build } from 'vite'
import { root } from '../scripts/steps.mjs'

/** A server of the run and how to end it. */
export interface Running {
  readonly url: string
  close(): Promise<void>
}

const listen = async (app: ReturnType<typeof Fastify>): Promise<Running> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() }
}

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

/** Builds a page of the bench, by its folder, and serves it gzipped, as ours is. */
export async function startPage(name: string): Promise<Running> {
  const outDir = join(root, '.cache', 'bench', name)
  await build({ root: join(root, 'bench', name), configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    const path = request.url === '/' ? '/index.html' : (request.url.split('?')[0] ?? '')
    const body = await readFile(join(outDir, path)).catch(() => null)
    if (!body) return reply.code(404).send()
    return reply
      .type(TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('content-encoding', 'gzip')
      .send(gzipSync(body))
  })
  return listen(app)
}

/** A bare route that sends one answer over and over: what no list query can be faster than. */
export async function startBareRoute(answer: string): Promise<Running> {
  const app = Fastify()
  app.get('/list', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer))
  return listen(app)
}
