import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outputs } from '../emit/files'
import { header } from '../emit/text'
import type { TargetContext } from '../targets'
import { compileValidators } from './compile'
import { authoredTypes } from './types'
import { type Schema, type SchemaSet, withoutCells } from './unions'

const folder = 'renderer/screen/generated'
const roots = { validateScreen: 'screen.schema.json', validateEntity: 'entity.schema.json' }

/** Validators of screens and entities, and the types of what they let through. */
export async function run({ root, command }: TargetContext): Promise<Outputs> {
  const set = readSchemas(join(root, 'schemas/meta'))
  return new Map([
    [`${folder}/validators.js`, `${header(command)}${compileValidators(set, roots)}\n`],
    [`${folder}/validators.d.ts`, `${header(command)}${declarations()}`],
    [`${folder}/authored.ts`, `${header(command)}${await authoredTypes(set, Object.values(roots))}\n`],
  ])
}

/** The hand-written schemas of a folder by their `$id`. */
export function readSchemas(path: string): SchemaSet {
  const files = readdirSync(path).filter(file => file.endsWith('.schema.json'))
  const schemas = files.sort().map(file => withoutCells(JSON.parse(readFileSync(join(path, file), 'utf8'))) as Schema)
  return new Map(schemas.map(schema => [String(schema.$id), schema]))
}

function declarations(): string {
  const names = Object.keys(roots).map(name => `export const ${name}: Validator\n`)
  return `import type { Validator } from '../validator'\n${names.join('')}`
}
