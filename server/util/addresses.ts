import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Why an address is none that is called or connected to; `loopback` stands for every address of this machine. */
export type Forbidden = 'loopback' | 'linkLocal' | 'metadata' | 'reserved' | 'private'

/** The first that has an address says why. */
const FORBIDDEN: Readonly<Record<Forbidden, readonly string[]>> = {
  metadata: ['169.254.169.254/32', '100.100.100.200/32', '168.63.129.16/32', '192.0.0.192/32', 'fd00:ec2::254/128', 'fd20:ce::254/128'],
  loopback: ['127.0.0.0/8', '0.0.0.0/8', '::1/128', '::/128'],
  linkLocal: ['169.254.0.0/16', 'fe80::/10'],
  reserved: [
    '224.0.0.0/3',
    '192.0.0.0/24',
    '192.88.99.0/24',
    'ff00::/8',
    'fec0::/10',
    '100::/64',
    // Networks translate these as they like (RFC 8215), and Teredo hides an IPv4 address in them: nothing says what they stand for.
    '64:ff9b:1::/48',
    '2001::/32',
  ],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15', 'fc00::/7', '2001:2::/48', '5f00::/16'],
}

/** IPv4 inside of IPv6: compatible (`::`), mapped (`::ffff:`, and its older `::ffff:0:`), translated and 6to4, with the group where it begins. */
const WRAPPED: readonly (readonly [net: string, at: number])[] = [
  ['::/96', 6],
  ['::ffff:0:0/96', 6],
  ['::ffff:0:0:0/96', 6],
  ['64:ff9b::/96', 6],
  ['2002::/16', 1],
]

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** `10.0.0.0/8` or `10.1.2.3`; undefined for what is neither. */
function netOf(text: string): readonly [address: string, bits: number] | undefined {
  const [address = '', bits, more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  return isIP(address) && more === undefined && length <= most ? [address, length] : undefined
}

/** Whether a text names an address or a net. */
export const isNet = (text: string): boolean => netOf(text) !== undefined

/** The addresses of some nets. */
export function addressList(nets: readonly string[]): BlockList {
  const list = new BlockList()
  for (const net of nets) {
    const found = netOf(net)
    if (found) list.addSubnet(found[0], found[1], familyOf(found[0]))
  }
  return list
}

const lists = Object.entries(FORBIDDEN).map(([why, nets]) => [why as Forbidden, addressList(nets)] as const)

const wrapped = WRAPPED.map(([net, at]) => [addressList([net]), at] as const)

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const parts = (text = '') => (text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16)))
  const [left, right] = [parts(head), parts(tail)]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** IPv4 within IPv6, as sockets tell of callers; without the zone of a link. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** Whether the last two groups are an IPv4 address by ISATAP (RFC 5214), below whatever prefix. */
const isIsatap = (groups: readonly number[]) => groups[5] === 0x5efe && ((groups[4] ?? 0) & ~0x200) === 0

/** The IPv4 address that an IPv6 address stands for; undefined when it stands for itself. */
function wrappedIn(address: string): string | undefined {
  if (isIP(address) !== 6) return undefined
  const groups = groupsOf(address)
  const at = wrapped.find(([list]) => list.check(address, 'ipv6'))?.[1] ?? (isIsatap(groups) ? 6 : undefined)
  if (at === undefined) return undefined
  const [high = 0, low = 0] = groups.slice(at, at + 2)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

export function contains(list: BlockList, given: string): boolean {
  const address = plain(given)
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** One text for each address. */
const canonical = (address: string) => (isIP(address) === 6 ? groupsOf(address).join(':') : address)

/** Whether an address is one of this machine's network interfaces, as they are now. */
function isOwn(given: string): boolean {
  const address = canonical(given)
  return Object.values(networkInterfaces()).some(found => found?.some(own => canonical(plain(own.address)) === address))
}

/**
 * Why nothing is called or connected to at an address; undefined when it may be, or `named` has it. What is no address is `reserved`. An
 * IPv4 address within one of IPv6 is looked at too.
 */
export function closedReason(given: string, named: BlockList): Forbidden | undefined {
  const address = plain(given)
  if (isIP(address) === 0) return 'reserved'
  if (contains(named, address)) return undefined
  const found = lists.find(([, list]) => contains(list, address))?.[0]
  if (found !== undefined && found !== 'private') return found
  if (isOwn(address)) return 'loopback'
  const inner = found ? undefined : wrappedIn(address)
  return found ?? (inner === undefined ? undefined : closedReason(inner, named))
}

/**
 * Looks names up for connections, once for each: what it answers is what is connected to, so a name cannot turn to another address
 * between the check and the connection. `problem` says of each address why it is none; one that is refuses the name.
 */
export const checkedLookup =
  (problem: (host: string, address: string) => Error | undefined, resolve: typeof lookup = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const wrong = error ?? found.map(({ address }) => problem(host, address)).find(one => one !== undefined)
      if (wrong) return callback(wrong, '')
      const [first] = found
      if (options.all) return callback(null, found)
      return callback(null, first?.address ?? '', first?.family)
    })
  }
