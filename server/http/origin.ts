/** An origin as browsers write it, of http or https; undefined for anything else, which could say more in a policy than an origin. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[A-Za-z0-9.:[\]-]+$/.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).origin
}

/** Pages of other places may not open sockets with what a browser knows of ours; programs send no origin. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
