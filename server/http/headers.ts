import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import { errors } from '../util/errors'

const SELF = "'self'"
const NONE = "'none'"

type Directives = Readonly<Record<string, readonly string[]>>

const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** Of everything that is no page of the app: such an answer loads nothing, whatever a browser takes it for. */
const BARE_POLICY = policyText({
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [SELF],
})

/** Of what another server answers behind a path of ours: data. Taken for a page it has no origin, runs no script and loads nothing. */
export const DATA_POLICY = `sandbox; script-src ${NONE}; ${BARE_POLICY}`

/** Names under which scripts of ours may make text into markup; docs/decisions/05 says who has which. */
const TRUSTED_TYPES = ['default', 'dompurify', 'ProseMirrorClipboard']

/** Some icons of antd bring a style with nothing in it. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What a page of the app may load and do. `frames`: origins, beside its own, that it may show in frames. */
export const pagePolicy = (nonce: string, frames: readonly string[]): string =>
  policyText({
    'default-src': [NONE],
    'script-src': [SELF],
    'style-src-elem': [SELF, `'nonce-${nonce}'`, EMPTY_STYLE],
    // Rich texts and antd set styles of single elements.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:', 'blob:'],
    'font-src': [SELF],
    // Lessons of courses, with their captions.
    'media-src': [SELF],
    // Sockets of the same origin included.
    'connect-src': [SELF],
    'worker-src': [SELF],
    'frame-src': [SELF, ...frames],
    'frame-ancestors': [SELF],
    'base-uri': [NONE],
    'form-action': [SELF],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
  })

/** Pages of another back end of the family behind ours, such as its documentation, which menu entries show in frames. */
export const FORWARDED_POLICY = policyText({
  'default-src': [SELF],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'object-src': [NONE],
  'frame-ancestors': [SELF],
  'base-uri': [SELF],
  'form-action': [SELF],
})

/** Of all that browsers know of, pages use the clipboard to copy and the whole screen to show. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
const PERMISSIONS = [...UNUSED.map(name => `${name}=()`), 'clipboard-write=(self)', 'fullscreen=(self)'].join(', ')

const HALF_A_YEAR = 180 * 24 * 3600

const usual = helmet({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  // A pop-up that comes back from an identity provider still knows who opened it.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'sameorigin' },
})

/** The headers of every answer, also of one that no route gives. `strict-transport-security` is only said to who comes by TLS. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  usual(request.raw, reply.raw, () => {})
  reply.raw.setHeader('content-security-policy', BARE_POLICY)
  reply.raw.setHeader('permissions-policy', PERMISSIONS)
  reply.raw.setHeader('x-trace-id', request.id)
  if (request.protocol === 'https') reply.raw.setHeader('strict-transport-security', `max-age=${HALF_A_YEAR}`)
}

/** What browsers heed only where an answer is shown as a page of its own; most of the bytes of all headers. */
const OF_PAGES = ['permissions-policy', 'cross-origin-opener-policy', 'origin-agent-cluster', 'x-dns-prefetch-control']

/** Leaves out of an answer that is data or a part of a page what only pages heed. */
export function leavePageHeaders({ raw }: FastifyReply): void {
  for (const name of OF_PAGES) raw.removeHeader(name)
}

/** What asks for the script of a worker that outlives its page, which would stand before every page of this origin. */
const isWorkerScript = ({ headers }: FastifyRequest) =>
  headers['service-worker'] !== undefined || /^(?:service|shared)worker$/.test(String(headers['sec-fetch-dest']))

/** Headers that every answer carries, and the trace id that a person can quote. No address is the script of a service worker or a shared one. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done(isWorkerScript(request) ? errors.workerScript() : undefined)
  })
}
