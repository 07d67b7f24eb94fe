import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../errors'
import { sendError } from './errors'

const YEAR = 365 * 24 * 3600

/**
 * The worker that reads PDF decodes pictures of scanners by WebAssembly. Its policy is its own, not that of the pages: nothing but
 * compiled decoders of ours runs in it besides its script.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
const isPdfWorker = (path: string) => /[\\/]pdf\.worker\.min\.mjs(?:\.gz|\.br)?$/.test(path)

export interface WebOptions {
  /** The built front end; without an index.html in it only the API answers. */
  readonly webDir: string
  readonly apiBase: string
}

/** Vite puts the hash of its content into the name of each file below `assets`. */
const cacheFor = (path: string) => (/[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache')

function wantsPage(request: FastifyRequest, path: string, apiBase: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && path !== apiBase && !path.startsWith(`${apiBase}/`) && extname(path) === ''
}

function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, path: string): void {
  const allowed = app.methodsAt?.(path) ?? []
  sendError(allowed.length > 0 ? errors.wrongMethod(request.method, allowed) : errors.notFound(), request, reply)
}

/** Serves the front end; a path that is no file and not of the API is a page of the app. */
export async function serveWeb(app: FastifyInstance, { webDir, apiBase }: WebOptions): Promise<void> {
  const built = existsSync(join(webDir, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheFor(path))
        if (isPdfWorker(path)) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (built && wantsPage(request, path, apiBase)) reply.sendFile('index.html')
    else answerUnknown(app, request, reply, path)
  })
}
