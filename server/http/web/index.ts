import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../util/errors'
import { sendError } from '../errors'
import { leavePageHeaders, pagePolicy } from '../headers'
import { isAppPath, plainPath } from './app-paths'
import { NONCE_MARK } from './nonce-mark'
import type { PageFacts, PagePicture } from './page-facts'

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
  readonly facts: PageFacts
}

/** Vite puts the hash of its content into the name of each file below `assets`. */
const cacheFor = (path: string) => (/[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The page with the name of the system in its title, and where its scripts read it. */
function named(html: string, name: string | undefined): string {
  if (name === undefined) return html
  const safe = name.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${safe}</title>\n    <meta name="application-name" content="${safe}" />`)
}

const LOGO = '/application-logo.png'

/** The page with the chosen mark as its icon, and where its scripts read it. */
function marked(html: string, logo: PagePicture | undefined): string {
  if (logo === undefined) return html
  const url = `${LOGO}?v=${logo.version}`
  return html.replace(
    /<link rel="icon"[^>]*>/,
    `<link rel="icon" type="image/png" href="${url}" />\n    <meta name="application-logo" content="${url}" />`,
  )
}

/** The chosen mark; kept by browsers as long as its address names it. */
async function sendLogo(request: FastifyRequest, reply: FastifyReply, { logo }: PageFacts): Promise<void> {
  const found = logo()
  if (!found) return sendError(errors.unknownPath(), request, reply)
  const isThis = (request.query as { readonly v?: unknown }).v === found.version
  leavePageHeaders(reply)
  reply
    .header('cache-control', isThis ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    .type('image/png')
    .send(found.bytes)
}

/** The page of the app: the same for every path, with a nonce of its own for each answer, so nothing of it is kept. */
async function sendPage(reply: FastifyReply, file: string, status: number, { frames, name, logo }: PageFacts): Promise<void> {
  const nonce = randomBytes(18).toString('base64')
  const html = marked(named(await readFile(file, 'utf8'), name()), logo()).replaceAll(NONCE_MARK, nonce)
  reply.status(status).header('content-security-policy', pagePolicy(nonce, frames())).header('cache-control', 'no-cache')
  reply.type('text/html; charset=utf-8').send(html)
}

/** Names that no path of the app has: of files, and of those that begin with a dot. */
const isFile = (path: string) => extname(path) !== '' || path.includes('/.')

/** The status of the page at a path; undefined where there is none, not even one that says so. */
function pageStatus({ method, url }: FastifyRequest, { apiBase, facts }: WebOptions): 200 | 404 | undefined {
  const path = plainPath(url.split('?')[0] ?? '/')
  if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined
  if (path === apiBase || path.startsWith(`${apiBase}/`)) return undefined
  if (isAppPath(path)) return 200
  if (isFile(path)) return undefined
  return facts.hasMenu(path) ? 200 : 404
}

function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void {
  const allowed = app.methodsAt?.(request.url.split('?')[0] ?? '/') ?? []
  sendError(allowed.length > 0 ? errors.wrongMethod(request.method, allowed) : errors.unknownPath(), request, reply)
}

/** Serves the front end: its files, and its page at every path that is none. Where the app has no page, the status says so. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const page = join(options.webDir, 'index.html')
  const built = existsSync(page)
  app.get(LOGO, async (request, reply) => {
    await sendLogo(request, reply, options.facts)
    return reply
  })
  if (built) {
    await app.register(fastifyStatic, {
      root: options.webDir,
      index: false,
      dotfiles: 'ignore',
      allowedPath: path => extname(path) !== '' && path !== '/index.html',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheFor(path))
        leavePageHeaders(reply)
        if (isPdfWorker(path)) reply.header('content-security-policy', WORKER_POLICY)
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const status = built ? pageStatus(request, options) : undefined
    if (status === undefined) answerUnknown(app, request, reply)
    else await sendPage(reply, page, status, options.facts)
    return reply
  })
}
