import type { lookup } from 'node:dns'
import { Agent, buildConnector } from 'undici'
import { demandOutgoing } from '../reach'
import { closedLiteral, guarded, portOf } from './call'
import type { Wall } from './places'

interface AgentOptions {
  /** Where its connections may go. */
  readonly wall: Wall
  /** Milliseconds to the head of an answer, and between two parts of it. */
  readonly timeLimit: number
  /** Connections to one origin at most. */
  readonly connections: number
  /** Default: the system's. */
  readonly resolve?: typeof lookup | undefined
}

const CONNECTING = 10_000

/** Connections that stay open between calls; each is made to the address that was looked at, or fails with `ClosedAddressError`. */
export function outgoingAgent({ wall, timeLimit, connections, resolve }: AgentOptions): Agent {
  demandOutgoing('http')
  const timeout = Math.min(timeLimit, CONNECTING)
  const byPort = new Map<number, buildConnector.connector>()
  const connectorOf = (port: number) => {
    const connector = byPort.get(port) ?? buildConnector({ lookup: guarded(wall, port, resolve), timeout })
    byPort.set(port, connector)
    return connector
  }
  const connect: buildConnector.connector = (options, done) => {
    const port = portOf(options)
    const refused = closedLiteral(options.hostname, port, wall)
    if (refused) done(refused, null)
    else connectorOf(port)(options, done)
  }
  return new Agent({ connect, headersTimeout: timeLimit, bodyTimeout: timeLimit, connections })
}
