import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
// This machine, and what stands for it.
closed.addSubnet('0.0.0.0', 8)
closed.addSubnet('127.0.0.0', 8)
closed.addAddress('::', 'ipv6')
closed.addAddress('::1', 'ipv6')
// Link-local, which is also where clouds answer with the keys of the machine.
closed.addSubnet('169.254.0.0', 16)
closed.addSubnet('fe80::', 10, 'ipv6')
closed.addAddress('100.100.100.200')
closed.addAddress('168.63.129.16')
closed.addAddress('192.0.0.192')
closed.addAddress('fd00:ec2::254', 'ipv6')
closed.addAddress('fd20:ce::254', 'ipv6')
// No machine answers there, or many do.
closed.addSubnet('224.0.0.0', 3)
closed.addSubnet('ff00::', 8, 'ipv6')

/** IPv4 inside of IPv6: mapped (`::ffff:`), compatible (`::`), translated (`64:ff9b::`) and 6to4 (`2002:`). */
const WRAPPED: readonly (readonly [prefix: string, bits: number, at: number])[] = [
  ['::', 96, 6],
  ['::ffff:0:0', 96, 6],
  ['64:ff9b::', 96, 6],
  ['2002::', 16, 1],
]

function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const parts = (text = '') => (text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16)))
  const [left, right] = [parts(head), parts(tail)]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** The IPv4 address that an IPv6 address stands for; undefined when it stands for itself. */
function wrappedIn(address: string): string | undefined {
  const found = WRAPPED.find(([prefix, bits]) => {
    const list = new BlockList()
    list.addSubnet(prefix, bits, 'ipv6')
    return list.check(address, 'ipv6')
  })
  if (!found) return undefined
  const [high = 0, low = 0] = groupsOf(address).slice(found[2], found[2] + 2)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Whether nothing outside may be called by this IP address: loopback, link-local, metadata services, multicast. True for what is none. */
export function isClosedAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  const family = isIP(plain)
  if (family === 0) return true
  if (family === 4) return closed.check(plain, 'ipv4')
  const wrapped = wrappedIn(plain)
  return closed.check(plain, 'ipv6') || (wrapped !== undefined && closed.check(wrapped, 'ipv4'))
}
