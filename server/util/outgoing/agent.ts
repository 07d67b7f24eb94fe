import type { lookup } from 'node:dns'
import type { BlockList } from 'node:net'
import { Agent } from 'undici'
import { guardedLookup } from '../addresses'

interface AgentOptions {
  /** Addresses that are named beside those that everybody may connect to. */
  readonly named: BlockList
  /** Milliseconds to the head of an answer, and between two parts of it. */
  readonly timeLimit: number
  /** Connections to one origin at most. */
  readonly connections: number
  /** Default: the system's. */
  readonly resolve?: typeof lookup | undefined
}

const CONNECTING = 10_000

/** Connections that stay open between calls, for targets that rows of the system tenant name; each connects to the address that was looked at. */
export const outgoingAgent = ({ named, timeLimit, connections, resolve }: AgentOptions): Agent =>
  new Agent({
    connect: { lookup: guardedLookup(named, resolve), timeout: Math.min(timeLimit, CONNECTING) },
    headersTimeout: timeLimit,
    bodyTimeout: timeLimit,
    connections,
  })
