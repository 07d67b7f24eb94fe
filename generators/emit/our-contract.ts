import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Contract, readContract } from '../contract'
import { filesBelow } from './files'

/** Issues that stop a run, as people read them. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError'
}

/** Every contract under `schemas/api`, hand-written and generated; throws a `GeneratorError` that lists all issues. */
export function ourContract(root: string): Contract {
  const files = filesBelow(root, 'schemas/api').filter(file => file.endsWith('.json'))
  const { contract, messages } = readContract(files, file => readFileSync(join(root, file), 'utf8'))
  return orThrow(contract, messages)
}

export function orThrow<Value>(value: Value, messages: readonly string[]): Value {
  if (messages.length > 0) throw new GeneratorError(messages.join('\n'))
  return value
}
