import type { FastifyInstance } from 'fastify'
import { keep } from '../../../util/keep'

/** Menus that a server keeps at most; those of one role set are one. */
const MOST = 200

const keptBy = new WeakMap<FastifyInstance, Map<string, unknown>>()

function keptOf(server: FastifyInstance): Map<string, unknown> {
  const kept = keptBy.get(server) ?? new Map<string, unknown>()
  keptBy.set(server, kept)
  return kept
}

/**
 * What was made under this stamp, or is made now. It is kept when the stamp is the same afterwards: what changed meanwhile may be half in it.
 * Without a stamp it is made anew. A stamp holds for one server alone, and callers leave what they are given as it is.
 */
export async function keptMenu<T>(
  server: FastifyInstance,
  stampNow: () => Promise<string | undefined>,
  make: () => Promise<T>,
): Promise<T> {
  const kept = keptOf(server)
  const stamp = await stampNow()
  if (stamp === undefined) return make()
  const found = kept.get(stamp) as T | undefined
  if (found !== undefined) return keep(kept, MOST, stamp, found)
  const made = await make()
  return (await stampNow()) === stamp ? keep(kept, MOST, stamp, made) : made
}
