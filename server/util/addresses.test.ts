import type { lookup } from 'node:dns'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { addressList, checkedLookup, closedReason, isNet } from './addresses'

const none = addressList([])

it.each([
  ['10.1.2.3', 'private'],
  ['fc00::1', 'private'],
  ['203.0.113.9', undefined],
  ['2001:db8::1', undefined],
  ['127.0.0.1', 'loopback'],
  ['127.9.9.9', 'loopback'],
  ['0.0.0.0', 'loopback'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback'],
  ['::ffff:7f00:1', 'loopback'],
  ['64:ff9b::7f00:1', 'loopback'],
  ['2001:2::1', 'private'],
  ['5f00::1', 'private'],
  ['::ffff:0:a9fe:a9fe', 'metadata'],
  ['2002:e000:1::', 'reserved'],
  ['169.254.7.7', 'linkLocal'],
  ['fe80::1%eth0', 'linkLocal'],
  ['169.254.169.254', 'metadata'],
  ['100.100.100.200', 'metadata'],
  ['fd00:ec2::254', 'metadata'],
  ['fd20:ce::254', 'metadata'],
  ['239.1.1.1', 'reserved'],
  ['255.255.255.255', 'reserved'],
])('nothing, or something, closes %s: %s', (address, why) => {
  expect(closedReason(address, none)).toBe(why)
})

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['0.0.0.0', true],
  ['169.254.169.254', true],
  ['100.100.100.200', true],
  ['168.63.129.16', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['::1', true],
  ['::', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['64:ff9b::a9fe:a9fe', true],
  ['2002:7f00:1::', true],
  ['fe80::1%eth0', true],
  ['fd00:ec2::254', true],
  ['ff02::1', true],
  ['localhost', true],
  ['10.1.2.3', true],
  ['192.168.1.1', true],
  ['8.8.8.8', false],
  ['example.org', true],
  ['2400:3200::1', false],
  ['::ffff:8.8.8.8', false],
  ['2002:808:808::', false],
])('the address %s is closed: %s', (address, closed) => {
  expect(closedReason(address, none) !== undefined).toBe(closed)
})

/** The last address before each closed net of IPv4, its first, its last, and the one after it. */
const EDGES = [
  ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
  ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
  ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
  ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
  ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
  ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
  ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
  ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
  ['223.255.255.255', '224.0.0.0', '255.255.255.255', undefined],
] as const
const hex = (address: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)].join(':')
}
const CLOTHES: Readonly<Record<string, (address: string) => string>> = {
  plain: address => address,
  'mapped, dotted': address => `::ffff:${address}`,
  mapped: address => `::ffff:${hex(address)}`,
  compatible: address => `::${hex(address)}`,
  'translated, older': address => `::ffff:0:${hex(address)}`,
  NAT64: address => `64:ff9b::${hex(address)}`,
  '6to4': address => `2002:${hex(address)}::1`,
  ISATAP: address => `2400:3200::5efe:${hex(address)}`,
  'ISATAP, global': address => `2400:3200::200:5efe:${hex(address)}`,
}

it.each(Object.entries(CLOTHES))('every closed net ends where it ends, %s', (_, dressed) => {
  for (const [before, first, last, after] of EDGES) {
    for (const open of [before, after]) if (open !== undefined) expect([open, closedReason(dressed(open), none)]).toEqual([open, undefined])
    for (const shut of [first, last]) expect([shut, closedReason(dressed(shut), none)]).not.toEqual([shut, undefined])
  }
})

it.each(['64:ff9b:1::1', '64:ff9b:1:ffff:a00:1::', '2001:0:808:808::1', 'fec0::1', 'feff::1', 'fc00::1', 'fdff::1', 'febf::1', '100::1'])(
  'all of %s is closed, whatever is within',
  address => expect(closedReason(address, none)).toBeDefined(),
)

it('every address of this machine is closed', () => {
  const own = Object.values(networkInterfaces()).flatMap(found => (found ?? []).map(({ address }) => address))
  expect(own.length).toBeGreaterThan(0)
  for (const address of own) expect(closedReason(address, none)).toMatch(/loopback|linkLocal|private/)
})

it('is forwarded to what is named, and to nothing beside it', () => {
  const named = addressList(['127.0.0.1', 'fe80::/64'])
  expect(['127.0.0.1', '127.0.0.2', 'fe80::9', '::1'].map(address => closedReason(address, named))).toEqual([
    undefined,
    'loopback',
    undefined,
    'loopback',
  ])
})

it.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['example.org', false],
  ['', false],
])('%s is an address or a net: %s', (text, fits) => {
  expect(isNet(text)).toBe(fits)
})

describe('a name', () => {
  const refusal = (_: string, address: string) => {
    const why = closedReason(address, none)
    return why && new Error(`${address}: ${why}`)
  }
  const answering = (...addresses: string[]) =>
    ((_: string, __: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(
        null,
        addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as unknown as typeof lookup
  const ask = (resolve: typeof lookup, all: boolean) =>
    new Promise((done, refuse) =>
      checkedLookup(refusal, resolve)('erp.example', { all }, (error, found) => (error ? refuse(error) : done(found))),
    )

  it('is connected to by the addresses that were looked at', async () => {
    expect(await ask(answering('203.0.113.1', '203.0.113.2'), true)).toEqual([
      { address: '203.0.113.1', family: 4 },
      { address: '203.0.113.2', family: 4 },
    ])
    expect(await ask(answering('203.0.113.1'), false)).toBe('203.0.113.1')
  })

  it('that turns to a forbidden address, alone or among others, is not connected to', async () => {
    await expect(ask(answering('127.0.0.1'), false)).rejects.toThrow('127.0.0.1: loopback')
    await expect(ask(answering('203.0.113.1', '169.254.169.254'), true)).rejects.toThrow('169.254.169.254: metadata')
  })
})
