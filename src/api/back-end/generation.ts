/** Who answers at `API_BASE`: our server, or one of the JeecgBoot family by its generation. */
export type Generation = 'weft' | 'jeecg2' | 'jeecg3'

/** What a generation does in its own way; all else is the same API. */
export interface Speech {
  /** The header that names the tenant. */
  readonly tenantHeader: 'tenant_id' | 'X-Tenant-Id'
  /** Reads are signed by `X-Sign` and `X-TIMESTAMP`. */
  readonly signs: boolean
  /** The password of the sign-in goes encrypted. */
  readonly encrypts: boolean
  /** Everybody who signs in is shown a captcha first. */
  readonly captchaFirst: boolean
  /** Lists take conditions in groups (`superQueryTree`). */
  readonly nestedConditions: boolean
  /** The last part of the path that exports an online form. */
  readonly onlineExport: 'exportXls' | 'exportXlsOld'
  /** What keeps a socket alive. */
  readonly heartbeat: 'HeartBeat' | 'ping'
  /** `ticket`: our own; `open`: no proof is asked for; `token`: the token is the subprotocol, and its MD5 part of the address. */
  readonly socket: 'ticket' | 'open' | 'token'
}

export const SPEECH: { readonly [generation in Generation]: Speech } = {
  weft: {
    tenantHeader: 'tenant_id',
    signs: false,
    encrypts: false,
    captchaFirst: false,
    nestedConditions: true,
    onlineExport: 'exportXls',
    heartbeat: 'HeartBeat',
    socket: 'ticket',
  },
  jeecg2: {
    tenantHeader: 'tenant_id',
    signs: false,
    encrypts: false,
    captchaFirst: true,
    nestedConditions: false,
    onlineExport: 'exportXls',
    heartbeat: 'HeartBeat',
    socket: 'open',
  },
  jeecg3: {
    tenantHeader: 'X-Tenant-Id',
    signs: true,
    encrypts: true,
    captchaFirst: true,
    nestedConditions: false,
    onlineExport: 'exportXlsOld',
    heartbeat: 'ping',
    socket: 'token',
  },
}

/**
 * Who it is that does not know `GET /sys/signIn/options`, which our server answers without a session: 2.4 answers a call without a
 * token by 500, 3.x by 401; a release that is set up to say so answers 404. Undefined: no answer of such a server.
 */
export function generationBy(code: number): Generation | undefined {
  if (code === 401) return 'jeecg3'
  return code === 500 || code === 404 ? 'jeecg2' : undefined
}
