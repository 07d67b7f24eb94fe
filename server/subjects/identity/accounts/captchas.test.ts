import { beforeEach, expect, it, vi } from 'vitest'
import { makeCaptchas } from './captchas'
import type { Ticket, Tickets } from './tickets'

vi.mock('../captcha/picture', () => ({ randomLetters: () => 'KM7R', drawLetters: (text: string) => Buffer.from(`picture of ${text}`) }))

const kept = new Map<string, Ticket>()
const tickets: Tickets = {
  make: async () => '',
  forget: async () => undefined,
  put: async (_, token, ticket) => void kept.set(token, ticket),
  attempt: async (_, token) => kept.get(token) ?? null,
  async take(_, token) {
    const ticket = kept.get(token) ?? null
    kept.delete(token)
    return ticket
  },
}
const captchas = makeCaptchas(tickets, Buffer.alloc(32, 1), () => 0)

beforeEach(() => kept.clear())

it('keeps no text, and takes the right one once, in any case and with blanks around it', async () => {
  expect(await captchas.make('1', 'here')).toBe(`data:image/png;base64,${Buffer.from('picture of KM7R').toString('base64')}`)
  expect(JSON.stringify([...kept])).not.toMatch(/km7r/i)
  expect(await captchas.check({ key: '1', text: 'km7r' }, 'here')).toBe(true)
  expect(await captchas.use({ key: '1', text: ' km7R ' }, 'here')).toBe(true)
  expect(await captchas.use({ key: '1', text: 'km7r' }, 'here')).toBe(false)
})

it.each([
  ['another text', { key: '1', text: 'KM7A' }, 'here'],
  ['another key', { key: '2', text: 'KM7R' }, 'here'],
  ['another address', { key: '1', text: 'KM7R' }, 'there'],
  ['no text at once', { key: '1', text: '' }, 'here'],
])('refuses %s', async (_, proof, address) => {
  await captchas.make('1', 'here')
  expect(await captchas.use(proof, address)).toBe(false)
})
