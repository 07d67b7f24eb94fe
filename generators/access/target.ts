import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, type Outputs } from '../emit/files'
import type { TargetContext } from '../targets'
import { accessMatrix, accessRows } from '.'

/** `access-matrix.md`: who may call which operation, as the contracts say it. The contract tests call every cell of it. */
export async function run({ root, command }: TargetContext): Promise<Outputs> {
  const files = filesBelow(root, 'schemas/api').filter(file => file.endsWith('.json'))
  const documents = files.map(file => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown)
  return new Map([['tests/contracts/generated/access-matrix.md', accessMatrix(accessRows(documents), command)]])
}
