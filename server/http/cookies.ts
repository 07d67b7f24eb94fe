/** The value of a cookie in the header of a request; empty when it has none of this name. */
export function readCookie(header: string | undefined, name: string): string {
  const pairs = (header ?? '').split(';').map(pair => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1] ?? ''
}

export interface CookieOptions {
  readonly path: string
  readonly seconds: number
  /** Sent over TLS alone. */
  readonly secure: boolean
}

/** A `Set-Cookie` that no script reads; a page of another site sends it only when it leads here. */
export function writeCookie(name: string, value: string, { path, seconds, secure }: CookieOptions): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}
