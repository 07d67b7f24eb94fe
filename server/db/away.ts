const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** Shutting down, crashed, starting up, too many connections. */
const STATES = new Set(['57P01', '57P02', '57P03', '53300'])
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|not currently accepting connections/

/** Whether the database could not be asked at all; trying again may help. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isAway)
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return NETWORK.has(code) || STATES.has(code) || code.startsWith('08') || WORDS.test(error.message)
}

/** Why the start failed to reach the database, without its password. `from` names the setting that holds its address. */
export function connectionProblem(url: string, error: unknown, from: string): string | null {
  const { hostname, port, pathname, username } = new URL(url)
  const at = `${hostname || 'localhost'}:${port || '5432'}`
  const code = (error as { code?: string }).code ?? ''
  if (code === '28P01' || code === '28000')
    return `${from}: the database at ${at} refuses the role "${decodeURIComponent(username)}" or its password.`
  if (code === '3D000') return `${from}: there is no database "${decodeURIComponent(pathname.slice(1))}" at ${at}.`
  if (isAway(error)) return `${from}: the database at ${at} cannot be reached (${code || (error as Error).message}).`
  return null
}
