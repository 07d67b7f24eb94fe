import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Why an address is none that calls are forwarded to. */
export type Forbidden = 'loopback' | 'linkLocal' | 'metadata' | 'reserved'

const FORBIDDEN: readonly (readonly [why: Forbidden, net: string])[] = [
  ['metadata', '169.254.169.254/32'],
  ['metadata', '100.100.100.200/32'],
  ['metadata', '168.63.129.16/32'],
  ['metadata', '192.0.0.192/32'],
  ['metadata', 'fd00:ec2::254/128'],
  ['metadata', 'fd20:ce::254/128'],
  ['loopback', '127.0.0.0/8'],
  ['loopback', '0.0.0.0/8'],
  ['loopback', '::1/128'],
  ['loopback', '::/128'],
  ['linkLocal', '169.254.0.0/16'],
  ['linkLocal', 'fe80::/10'],
  ['reserved', '224.0.0.0/3'],
  ['reserved', 'ff00::/8'],
  // Addresses of IPv4 in other clothes.
  ['reserved', '64:ff9b::/96'],
  ['reserved', '2002::/16'],
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

const lists = FORBIDDEN.map(([why, net]) => [why, addressList([net])] as const)

/** IPv4 within IPv6, as sockets tell of callers. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

export function contains(list: BlockList, given: string): boolean {
  const address = plain(given)
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** Why nothing is forwarded to an address; undefined when it may be, or `named` has it. */
export function forbiddenReason(given: string, named: BlockList): Forbidden | undefined {
  const address = plain(given)
  if (contains(named, address)) return undefined
  if (/^::ffff:/i.test(address)) return 'reserved'
  return lists.find(([, list]) => contains(list, address))?.[0]
}

/** A name that stands for an address to which nothing is forwarded. */
export class ForbiddenAddress extends Error {
  constructor(
    readonly host: string,
    readonly address: string,
    readonly why: Forbidden,
  ) {
    super(`${host} is ${address}: ${why}`)
  }
}

/**
 * Looks names up for connections, once for each: what it answers is what is connected to, so a name cannot turn to another address
 * between the check and the connection. Fails with `ForbiddenAddress`.
 */
export function guardedLookup(named: BlockList, resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const wrong = found.map(({ address }) => [address, forbiddenReason(address, named)] as const).find(([, why]) => why !== undefined)
      if (wrong?.[1]) return callback(new ForbiddenAddress(hostname, wrong[0], wrong[1]), '')
      const [first] = found
      if (options.all) return callback(null, found)
      return callback(null, first?.address ?? '', first?.family)
    })
  }
}

/** Says of a host, name or address, whether it may be connected to now; throws `ForbiddenAddress`, or what the look-up throws. */
export const checkHost = (host: string, named: BlockList, resolve: typeof lookup = lookup): Promise<void> =>
  new Promise((done, refuse) => {
    const bare = host.replace(/^\[|\]$/g, '')
    const why = isIP(bare) ? forbiddenReason(bare, named) : undefined
    if (why) return refuse(new ForbiddenAddress(host, bare, why))
    if (isIP(bare)) return done()
    guardedLookup(named, resolve)(bare, { all: true }, error => (error ? refuse(error) : done()))
  })
