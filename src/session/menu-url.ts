import { API_BASE } from '../api/base'
import { texts } from './texts'

/** What the placeholders of a menu's address stand for. The token is never among them. */
export interface MenuUrlValues {
  readonly tenantId: string
  readonly userId: string
  readonly username: string
  readonly orgCode: string
  readonly lang: string
}

/** An address to open, or why there is none. */
export type MenuUrl = { readonly url: string } | { readonly problem: string }

/** `{name}`, `${name}` and `{{ name }}` mean the same. */
const PLACEHOLDER = /\$?\{\{?\s*([^{}]*?)\s*\}?\}/g
/** How menus of the family name the address of the API. */
const API_SPELLING = /^window\._CONFIG\[['"](?:domianURL|domainURL)['"]\]$/

function isOpenable(url: string): boolean {
  if (/^\/(?![/\\])/.test(url)) return true
  try {
    return ['http:', 'https:'].includes(new URL(url).protocol)
  } catch {
    return false
  }
}

/** Fills the placeholders of a menu's address, percent-encoded, from a closed list; nothing is evaluated. */
export function resolveMenuUrl(template: string, values: MenuUrlValues): MenuUrl {
  const known = new Map<string, string>(Object.entries(values))
  const unknown: string[] = []
  const url = template.trim().replace(PLACEHOLDER, (_, name: string) => {
    if (API_SPELLING.test(name)) return API_BASE
    const value = known.get(name)
    if (value === undefined) unknown.push(name)
    return encodeURIComponent(value ?? '')
  })
  if (unknown.length > 0) return { problem: texts.unknownPlaceholders(unknown) }
  return isOpenable(url) ? { url } : { problem: texts.badAddress(template) }
}
