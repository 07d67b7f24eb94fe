/**
 * What an operation answers a caller: `sign in` (no session), `refused` (no right), `new password` (that comes first), `in` (everything
 * else); `–` where nothing can be asked.
 */
export type Access = 'sign in' | 'refused' | 'in' | '–' | 'new password'

/** Who calls; the titles of the columns. */
export const CALLERS = [
  'nobody',
  'no role',
  'each right alone',
  'all other rights',
  'manager of a tenant',
  'guest in a tenant',
  'other tenant',
  'one-time password',
  'administrator',
] as const
export type AccessCaller = (typeof CALLERS)[number]

export interface AccessRow {
  readonly id: string
  /** `GET /sys/role/list` */
  readonly call: string
  /** `x-auth`: public, login, or rights of which one is enough. */
  readonly auth: string
  readonly cells: Readonly<Record<AccessCaller, Access>>
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch']
/** Rights of the system: what is kept by the default tenant alone is handed to no manager of another one. */
const SYSTEM =
  /^(tenant|permission|frameOrigin|monitor(?:Server|Database|Call|Front|Alarm)|watchRule|logSeal|logRetention|gatewayRoute|dataSource|messageChannel|setting|backup):/

function cellsOf(auth: string, oneTimePassword: boolean): AccessRow['cells'] {
  const open = auth === 'public'
  const login = auth === 'login'
  const held = (holds: boolean): Access => (open || login || holds ? 'in' : 'refused')
  const rights = auth.split(',')
  return {
    nobody: open ? 'in' : 'sign in',
    'no role': held(false),
    'each right alone': open || login ? '–' : 'in',
    'all other rights': open || login ? '–' : 'refused',
    'manager of a tenant': held(rights.some(right => !SYSTEM.test(right))),
    'guest in a tenant': held(false),
    'other tenant': open ? 'in' : 'refused',
    'one-time password': open || oneTimePassword ? 'in' : 'new password',
    administrator: 'in',
  }
}

interface OperationNode {
  readonly operationId?: string
  readonly 'x-auth'?: string
  readonly 'x-one-time-password'?: string
  readonly 'x-also-post'?: boolean
  readonly 'x-also-at'?: Readonly<Record<string, string>>
}

interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OperationNode>>>>
}

/** A row for each operation of the contracts, by its path. An operation without `x-auth` is a row that refuses every caller. */
export function accessRows(documents: readonly unknown[]): AccessRow[] {
  const paths = documents.flatMap(document => Object.entries((document as Document).paths ?? {}))
  return paths
    .flatMap(([path, item]) =>
      METHODS.flatMap(method => {
        const operation = item[method]
        if (!operation) return []
        const auth = operation['x-auth'] ?? 'missing'
        const cells = cellsOf(auth, operation['x-one-time-password'] === 'allowed')
        const row = { id: operation.operationId ?? '', call: `${method.toUpperCase()} ${path}`, auth, cells }
        const byPost = operation['x-also-post'] === true ? [{ ...row, id: `${row.id}Post`, call: `POST ${path}` }] : []
        const elsewhere = Object.entries(operation['x-also-at'] ?? {}).map(([id, at]) => ({
          ...row,
          id,
          call: `${method.toUpperCase()} ${at}`,
        }))
        return [row, ...byPost, ...elsewhere]
      }),
    )
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

/** By path, then by method. */
const placeOf = ({ call }: AccessRow) => call.split(' ').reverse().join(' ')

/** The rows as one table for review. */
export function accessMatrix(rows: readonly AccessRow[], command: string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return `<!-- Made by \`${command}\`. Do not edit: it follows \`x-auth\` of the contracts. -->

# Who may call what

Every operation, and what it answers each caller before it looks at what it is asked: \`sign in\` (there is no session), \`refused\`
(403, code 510), \`new password\` (200, code 510), or \`in\`. A manager is a member of the default tenant who was appointed in another one; a guest holds every right at home
and works in a tenant that gave no role; "other tenant" holds every right and names a tenant that is not the caller's; "one-time password"
is an administrator whose password another user has set. Where \`x-auth\` is
\`login\`, what belongs to a record, a form or a report is asked within the call.

${line(['operation', 'call', 'x-auth', ...CALLERS])}
${line(['operation', 'call', 'x-auth', ...CALLERS].map(() => '---'))}
${rows.map(row => line([row.id, row.call, row.auth, ...CALLERS.map(caller => row.cells[caller])])).join('\n')}
`
}
