import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashToken } from './sessions'

/** Seconds for which a browser is known: half a year. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60

/** The cookie by which a browser is known to an account; several accounts may share a browser. */
export interface DeviceCookie {
  readonly name: string
  readonly value: string
}

/** Browsers that have signed in to an account before. Nothing of them is stored: the cookie carries its own signature. */
export interface Devices {
  /** The name of the cookie of an account. */
  nameFor(username: string): string
  /** What the device is counted by; null when the cookie was not made here, for this account, in the last half year. */
  read(username: string, value: string): string | null
  make(username: string): DeviceCookie
}

const account = (username: string) => username.trim().toLowerCase()

export function makeDevices(key: Buffer, now: () => number): Devices {
  const sign = (username: string, nonce: string, made: string) =>
    createHmac('sha256', key)
      .update(`${account(username)}|${nonce}|${made}`)
      .digest('base64url')
  const nameFor = (username: string) => `weft_device_${hashToken(account(username)).slice(0, 12)}`
  return {
    nameFor,
    read(username, value) {
      const [nonce = '', made = '', signature = ''] = value.split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(username, nonce, made))]
      const seconds = now() / 1000 - Number(made)
      const isOurs = given.length === right.length && timingSafeEqual(given, right)
      return isOurs && seconds >= 0 && seconds < DEVICE_SECONDS ? hashToken(`device|${nonce}`) : null
    },
    make(username) {
      const [nonce, made] = [randomBytes(16).toString('base64url'), String(Math.floor(now() / 1000))]
      return { name: nameFor(username), value: `${nonce}.${made}.${sign(username, nonce, made)}` }
    },
  }
}
