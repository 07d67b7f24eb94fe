import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const SELF = "'self'"

/** What a page of ours may load and do. antd writes its styles into the page; nothing else inline, and no `unsafe-eval`. */
export const POLICY = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  styleSrc: [SELF, "'unsafe-inline'"],
  imgSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF, 'data:'],
  // Sockets of the same origin included.
  connectSrc: [SELF],
  workerSrc: [SELF, 'blob:'],
  // Menu entries may show a page of another place in a frame.
  frameSrc: [SELF, 'https:', 'http:'],
  frameAncestors: [SELF],
  objectSrc: ["'none'"],
  baseUri: [SELF],
  formAction: [SELF],
}

/** Headers that every answer carries, and the trace id that a person can quote. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    crossOriginEmbedderPolicy: false,
    // A pop-up that comes back from an identity provider still knows who opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Served over plain HTTP as well; who terminates TLS in front of it adds this.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'sameorigin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-trace-id', request.id)
  })
}
