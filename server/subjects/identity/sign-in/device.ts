import { readCookie, writeCookie } from '../../../http/cookies'
import { DEVICE_SECONDS } from '../accounts/devices'
import type { SignInCall } from './call'

/** What the browser of a call is counted by; null when it has not signed in to this account before. */
export function knownDevice({ accounts, request }: Pick<SignInCall, 'accounts' | 'request'>, username: string): string | null {
  const { devices } = accounts
  return devices.read(username, readCookie(request.headers.cookie, devices.nameFor(username)))
}

/** The path of all operations: what stands before `/sys/` in the address of a sign-in. */
const pathOf = (url: string) => url.slice(0, url.indexOf('/sys/')) || '/'

/** Lets the browser be known to the account from now on. */
export function rememberDevice({ accounts, request, reply, signIn }: SignInCall, username: string): void {
  const secure = request.protocol === 'https' || (signIn.publicUrl?.startsWith('https:') ?? false)
  const { name, value } = accounts.devices.make(username)
  reply.header('set-cookie', writeCookie(name, value, { path: pathOf(request.url), seconds: DEVICE_SECONDS, secure }))
}
