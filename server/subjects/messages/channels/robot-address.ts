/** What is shown in the place of what opens a robot. */
const HIDDEN = '******'
/** Under which name the address of a robot holds what opens it. */
const NAMES: Readonly<Record<string, string>> = { wecom: 'key', dingtalk: 'access_token' }

/** The address of a robot as it is kept and shown, and what opens it; the latter undefined where the address shows that it is kept already. */
export interface RobotAddress {
  readonly url: string
  readonly token: string | undefined
}

/** Takes what opens a robot out of its address. `missing`: the name of what the address does not have. */
export function robotAddress(kind: string, given: string): RobotAddress | { readonly missing: string } {
  const name = NAMES[kind]
  if (name === undefined) return { url: given, token: undefined }
  const url = new URL(given)
  const token = url.searchParams.get(name)
  if (!token) return { missing: name }
  url.searchParams.delete(name)
  const shown = `${url.href}${url.search ? '&' : '?'}${name}=${HIDDEN}`
  return { url: shown, token: token === HIDDEN ? undefined : token }
}
