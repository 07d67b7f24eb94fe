import { createHash } from 'node:crypto'

/** What sets apart how the two generations of JeecgBoot speak. */
export interface Generation {
  readonly release: '2.4.2' | '3.9.3'
  /** Where tenants are named. */
  readonly tenantHeader: 'tenant_id' | 'x-tenant-id'
  /** An answer to a call without a valid token. */
  readonly badToken: (path: string) => Answer
  /** An answer to a path that no controller maps, with a valid token. */
  readonly unknownPath: (path: string) => Answer
  readonly wrongCaptcha: number
  /** Paths whose calls must be signed; see `signature.ts`. */
  readonly signed: readonly string[]
  /** Whether the sign-in takes the password encrypted alone. */
  readonly encrypts: boolean
  /** How the socket of a user is addressed. */
  readonly socketKey: (userId: string, token: string) => string
  /** Subprotocols of sockets carry the token. */
  readonly socketToken: boolean
  /** Buttons of online lists are hidden by these codes, and exports are asked here. */
  readonly onlineExport: 'exportXls' | 'exportXlsOld'
  /** Lists of online forms hold the texts of dictionaries, and totals as text. */
  readonly onlineTexts: boolean
  /** Before the actions of rights, such as `user:add`. */
  readonly rights: '' | 'system:'
}

export interface Answer {
  readonly status: number
  readonly body: object
}

/** The page of errors of the servlet container, which is no envelope. */
const errorPage = (status: number, error: string, message: string, path: string): Answer => ({
  status,
  body: { timestamp: new Date().toISOString(), status, error, message, path: `/jeecg-boot${path}` },
})

const envelope = (status: number, code: number, message: string): Answer => ({
  status,
  body: { success: false, message, code, result: null, timestamp: Date.now() },
})

const old: Generation = {
  release: '2.4.2',
  tenantHeader: 'tenant_id',
  badToken: path => errorPage(500, 'Internal Server Error', 'Token失效，请重新登录', path),
  unknownPath: path => errorPage(404, 'Not Found', 'No message available', path),
  wrongCaptcha: 500,
  signed: [],
  encrypts: false,
  socketKey: userId => userId,
  socketToken: false,
  onlineExport: 'exportXls',
  onlineTexts: false,
  rights: '',
}

const current: Generation = {
  release: '3.9.3',
  tenantHeader: 'x-tenant-id',
  badToken: () => envelope(401, 401, 'Token失效，请重新登录!'),
  unknownPath: () => envelope(200, 404, '路径不存在，请检查路径是否正确'),
  wrongCaptcha: 412,
  signed: [
    '/sys/dict/getDictItems/',
    '/sys/dict/loadDict/',
    '/sys/dict/loadDictOrderByValue/',
    '/sys/dict/loadDictItem/',
    '/sys/dict/loadTreeData',
  ],
  encrypts: true,
  socketKey: (userId, token) => `${userId}_${createHash('md5').update(token).digest('hex')}`,
  socketToken: true,
  onlineExport: 'exportXlsOld',
  onlineTexts: true,
  rights: 'system:',
}

export type Release = Generation['release']

export const generations: { readonly [release in Release]: Generation } = { '2.4.2': old, '3.9.3': current }
