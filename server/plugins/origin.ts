/** An origin as browsers write it, of http or https; undefined for anything else, which could say more in a policy than an origin. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[A-Za-z0-9.:[\]-]+$/.test(text) || !URL.canParse(text)) return undefined
  return new URL(text).origin
}
