import { createHmac, timingSafeEqual } from 'node:crypto'
import { drawLetters, randomLetters } from '../captcha/picture'
import { QUIET_SECONDS } from './attempts'
import type { Tickets } from './tickets'

/** A text that was read off the picture of a key; an empty one stands for having waited. */
export interface CaptchaProof {
  readonly key: string
  readonly text: string
}

/** Pictures of letters, each good for one sign-in within five minutes, at the address that asked for it. */
export interface Captchas {
  /** A new picture for a key of the client, as a data address; an earlier one of the same key is over. */
  make(key: string, address: string): Promise<string>
  /** Looks without using it up; five times at most. */
  check(proof: CaptchaProof, address: string): Promise<boolean>
  /** Uses it up. An empty text is right when the picture is older than `QUIET_SECONDS`: for users who cannot read pictures. */
  use(proof: CaptchaProof, address: string): Promise<boolean>
}

const MINUTES = 5

export function makeCaptchas(tickets: Tickets, key: Buffer, now: () => number): Captchas {
  const tokenOf = (clientKey: string, address: string) => `captcha|${address}|${clientKey}`
  const digest = (token: string, text: string) => createHmac('sha256', key).update(`${token}|${text.trim().toUpperCase()}`).digest()
  const isRight = (token: string, text: string, stored = '') => {
    const [given, right] = [digest(token, text), Buffer.from(stored, 'hex')]
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return {
    async make(clientKey, address) {
      const [token, text] = [tokenOf(clientKey, address), randomLetters()]
      const detail = { text: digest(token, text).toString('hex'), made: String(now()) }
      await tickets.put('captcha', token, { userId: null, detail }, MINUTES)
      return `data:image/png;base64,${drawLetters(text).toString('base64')}`
    },
    async check({ key: clientKey, text }, address) {
      const token = tokenOf(clientKey, address)
      const ticket = await tickets.attempt('captcha', token)
      return ticket !== null && isRight(token, text, ticket.detail.text)
    },
    async use({ key: clientKey, text }, address) {
      const token = tokenOf(clientKey, address)
      const ticket = await tickets.take('captcha', token)
      if (ticket === null) return false
      if (text.trim() === '') return now() - Number(ticket.detail.made) >= QUIET_SECONDS * 1000
      return isRight(token, text, ticket.detail.text)
    },
  }
}
