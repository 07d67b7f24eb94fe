import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, type Outputs } from '../emit/files'
import { GeneratorError } from '../emit/our-contract'
import type { TargetContext } from '../targets'

const source = 'schemas/entities'
const folder = 'schemas/api/generated'

/** The contract of every entity, by the function that the server uses for those made at run time. */
export async function run({ root, command }: TargetContext): Promise<Outputs> {
  const files = filesBelow(root, source).filter(file => file.endsWith('.json'))
  if (files.length === 0) return new Map()
  const { entityContract, entityRegistry, formatIssue, loadEntity } = await import('../../renderer/core')
  const outputs = new Map<string, string>()
  const messages: string[] = []
  for (const file of files) {
    const { entity, issues } = loadEntity({ file, text: readFileSync(join(root, file), 'utf8'), registry: entityRegistry })
    messages.push(...issues.map(formatIssue))
    if (entity)
      outputs.set(`${folder}/${entity.id.replaceAll('/', '-')}.json`, print({ $comment: `Made by ${command}.`, ...entityContract(entity) }))
  }
  if (messages.length > 0) throw new GeneratorError(messages.join('\n'))
  return outputs
}

function print(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`
}
