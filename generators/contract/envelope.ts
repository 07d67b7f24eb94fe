import { type ContractIssue, collectInto } from './issues'
import { type Contract, type Operation, refName, type Schema } from './model'

/** Which answers stay as they are. */
export type Keep = (operation: Operation) => boolean

/** The operation says with `x-envelope: false` that its callers need the whole envelope, such as its message. */
export const wantsEnvelope: Keep = operation => operation.extensions.get('x-envelope') === false

/**
 * The contract with each JSON answer replaced by the property `result` of its envelope.
 *
 * An answer without such a property is reported and becomes unknown.
 */
export function unwrapEnvelope(contract: Contract, keep: Keep = () => false): { contract: Contract; issues: ContractIssue[] } {
  const issues: ContractIssue[] = []
  const report = collectInto(issues)
  const unwrap = (operation: Operation): Operation => {
    if (operation.answer.kind !== 'json' || keep(operation)) return operation
    const result = resultOf(contract, operation.answer.schema)
    if (result === null) report('CONTRACT_NO_ENVELOPE', operation.at, operation.id)
    const answer = { ...operation.answer, schema: result ?? {} }
    return { ...operation, answer, answers: [answer, ...operation.answers.slice(1)] }
  }
  const documents = contract.documents.map(document => ({ ...document, operations: document.operations.map(unwrap) }))
  return { contract: { ...contract, documents }, issues }
}

/** The last `result` that the schema says, through references and `allOf`; null when it says none. */
function resultOf(contract: Contract, schema: Schema, seen: readonly string[] = []): Schema | null {
  if (typeof schema === 'boolean') return null
  const name = refName(schema)
  if (name !== null) return seen.includes(name) ? null : resultOf(contract, contract.schemas.get(name)?.schema ?? {}, [...seen, name])
  if (schema.properties?.result !== undefined) return schema.properties.result
  return (schema.allOf ?? []).map(part => resultOf(contract, part, seen)).findLast(result => result !== null) ?? null
}
