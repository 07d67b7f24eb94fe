import { type Contract, type Operation, readContract, unwrapEnvelope } from '../../generators/contract'
import { type ContractOperation, type Contracts, contractsOf, noShape, type ShapeSchema, shapeReader } from '../../renderer/core'

/** The calls of all contracts, in the words of the screen pipeline. Throws for a contract that cannot be read: that is the generators' to tell. */
export function readContracts(files: readonly string[], read: (file: string) => string): Contracts {
  const { contract, messages } = readContract(files, read)
  if (messages.length > 0) throw new Error(messages.join('\n'))
  const { documents } = unwrapEnvelope(contract).contract
  return contractsOf(documents.flatMap(document => document.operations.map(operation => toOperation(operation, contract))))
}

function toOperation({ id, method, path, query, body, answer, extensions }: Operation, contract: Contract): ContractOperation {
  const shape = shapeReader(ref => contract.schemas.get(ref.slice('#/$defs/'.length))?.schema as ShapeSchema | undefined)
  return {
    id,
    method: method.toUpperCase(),
    path,
    auth: String(extensions.get('x-auth') ?? 'login'),
    list: extensions.get('x-list') === true,
    query: query ? shape(query.schema as ShapeSchema) : noShape,
    ...(body && { body: shape(body.schema as ShapeSchema) }),
    result: shape(answer.schema as ShapeSchema),
  }
}
