import type { Trx } from '../../db/database'
import { errors } from '../../util/errors'
import type { Call, LooseHandler } from '../module'
import { type Holder, isAllowed } from '../session'
import { validatorCompiler } from './compilers'
import type { Operation } from './operations'

/** Who asks: a call, or work that stands for an account outside of one. */
export type OwnAsker = Pick<Call, 'can' | 'catalog' | 'readReport' | 'log'> & { readonly session: Holder }

/**
 * Asks an operation of this server from within another call: as the same person, in the same transaction. Its guard and its contract
 * hold as they do for any user. `undefined`: the path is not one of ours; a refusal is thrown as the operation throws it.
 */
export type OwnCall = (
  asker: OwnAsker,
  trx: Trx,
  path: string,
  query: Readonly<Record<string, string>>,
) => Promise<{ readonly result: unknown } | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent when the API is forwarded. */
    readonly ownCall?: OwnCall
  }
}

/** Makes the asker; it knows the operations that read. */
export function ownCalls(operations: readonly Operation[], handlers: ReadonlyMap<string, LooseHandler>): OwnCall {
  const readers = new Map(
    operations.flatMap(operation => {
      const handler = handlers.get(operation.handledBy)
      return operation.method === 'GET' && handler !== undefined ? [[operation.path, { operation, handler }] as const] : []
    }),
  )
  const validators = new Map<string, ReturnType<typeof validatorCompiler>>()
  const validatorOf = ({ path, query }: Operation) => {
    const known = validators.get(path) ?? validatorCompiler({ schema: query, method: 'GET', url: path, httpPart: 'querystring' })
    validators.set(path, known)
    return known
  }
  return async (asker, trx, path, query) => {
    const found = readers.get(path)
    if (found === undefined) return undefined
    const { operation, handler } = found
    if (!isAllowed(operation.auth, asker.session)) throw errors.noPermission()
    const given = { ...query }
    const checked = validatorOf(operation)(given)
    if ('error' in checked) throw checked.error
    const inside = <T>(work: (trx: Trx) => Promise<T>) => work(trx)
    // Outside of a call there is no request; what rules ask reads its query alone.
    const call = { ...asker, query: given, params: {}, body: undefined, withTenant: inside, readTenant: inside }
    return { result: await handler(call as unknown as Call) }
  }
}
