import { type ContractOperation, type Contracts, contractsOf, noShape, type ShapeSchema, shapeReader } from '../../../renderer/core'
import type { Operation } from '../../http/contract'

type Node = { readonly [keyword: string]: unknown }

/** The operations that this server answers, in the words of the screen pipeline. */
export const screenContracts = (operations: readonly Operation[]): Contracts => contractsOf(operations.map(toContract))

/** A schema of the server stands on its own feet: what contains itself is among its `definitions`. */
function shapeOf(schema: Node, part: unknown = schema) {
  const definitions = (schema.definitions ?? {}) as { readonly [name: string]: ShapeSchema }
  return shapeReader(ref => definitions[ref.slice('#/definitions/'.length)])(part as ShapeSchema)
}

function toContract({ id, method, path, auth, query, body, answer }: Operation): ContractOperation {
  const envelope = (answer?.properties ?? {}) as Node
  return {
    id,
    method,
    path,
    auth,
    list: query.additionalProperties !== false,
    query: shapeOf({ ...query, additionalProperties: false }),
    ...(body && { body: shapeOf(body) }),
    result: answer === null ? noShape : shapeOf(answer, envelope.result ?? true),
  }
}
