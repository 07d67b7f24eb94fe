import { addressList, closedReason, type Forbidden, isNet } from '../addresses'

/** Says why an address may not be connected to at a port; undefined where it may. */
export type Wall = (address: string, port: number) => Forbidden | undefined

/** Addresses that were named to be connected to. */
export interface NamedPlace {
  /** An address or a net. */
  readonly net: string
  /** Null: whichever port. */
  readonly port: number | null
}

const WITH_PORT = /^(?:\[([^[\]]*)\]|([^:[\]]*)):(\d{1,5})$/

/** Reads `10.1.2.3:8080`, `10.1.0.0/16:443`, `[fd00::1]:443`, and the same without a port; undefined for what is none of these. */
export function readPlace(text: string): NamedPlace | undefined {
  const [, bracketed, plain, digits] = WITH_PORT.exec(text) ?? []
  const net = bracketed ?? plain ?? text
  const port = digits === undefined ? null : Number(digits)
  return isNet(net) && (port === null || (port >= 1 && port <= 65_535)) ? { net, port } : undefined
}

const listed = (named: readonly NamedPlace[], port: number) =>
  addressList(named.filter(place => place.port === null || place.port === port).map(({ net }) => net))

/** Lets through what everybody may connect to, and what is named. */
export const wallBeside =
  (named: readonly NamedPlace[]): Wall =>
  (address, port) =>
    closedReason(address, listed(named, port))

const none = addressList([])

/** For an address and port that the installation itself names, in its environment or a data source: its machine and its nets are let through. */
export const defaultWall: Wall = address => {
  const why = closedReason(address, none)
  return why === 'loopback' || why === 'private' ? undefined : why
}
