/** The parameter of an address that holds what a screen was opened with; the rest belongs to the screen. */
const OPENED_WITH = 'with'

export type Values = { readonly [name: string]: unknown }

/** What a screen was opened with; nothing for an address that was typed wrong. */
export function openedValues(search: string): Values {
  try {
    const values: unknown = JSON.parse(new URLSearchParams(search).get(OPENED_WITH) ?? '{}')
    if (typeof values !== 'object' || values === null || Array.isArray(values)) return {}
    return Object.fromEntries(Object.entries(values).filter(([name]) => name !== '__proto__'))
  } catch {
    return {}
  }
}

/** An address that opens a path with values. */
export function addressWith(path: string, values: Values): string {
  if (Object.keys(values).length === 0) return path
  return `${path}?${new URLSearchParams({ [OPENED_WITH]: JSON.stringify(values) })}`
}

/** What a page is asked with (`?state=1`), as texts; names with a dot are the state of its screen. */
export function askedValues(state: { readonly [name: string]: string }): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(state).filter(([name]) => !name.includes('.') && name !== '__proto__'))
}

/** The screen's own part of an address. */
export function screenState(search: string): { readonly [name: string]: string } {
  const state = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(search)) if (name !== OPENED_WITH) state[name] = value
  return state
}

/** The address with another state of the screen; empty without any. */
export function withScreenState(search: string, state: { readonly [name: string]: string }): string {
  const opened = new URLSearchParams(search).get(OPENED_WITH)
  const next = new URLSearchParams(opened === null ? {} : { [OPENED_WITH]: opened })
  for (const [name, value] of Object.entries(state)) if (name !== OPENED_WITH) next.set(name, value)
  const text = next.toString()
  return text && `?${text}`
}

/** Where screens without a menu entry are shown. */
export const SCREENS = '/screens/'

/** The screen that such a path names; undefined for any other. */
export function screenNamedBy(pathname: string): string | undefined {
  return /^\/screens\/([\w-]+(?:\/[\w-]+)*)$/.exec(pathname)?.[1]
}

/** The part of an address that does not belong to the screen: what it was opened with. Empty without any. */
export function openingOf(search: string): string {
  const opened = new URLSearchParams(search).get(OPENED_WITH)
  return opened === null ? '' : `?${new URLSearchParams({ [OPENED_WITH]: opened })}`
}
