import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, hashFile, hashOf, type Outputs } from './emit/files'

const file = '.cache/generate.json'

interface Remembered {
  /** One hash over all inputs. */
  readonly inputs: string
  readonly outputs: readonly (readonly [file: string, hash: string])[]
}

/** The files that outputs may depend on, each with its hash, as they are now. */
export type Inputs = ReadonlyMap<string, string>

export function readInputs(root: string, paths: readonly string[]): Inputs {
  const files = paths.flatMap(path => filesBelow(root, path)).filter(path => !/\.test\.tsx?$|\.snap$/.test(path))
  return new Map(files.map(path => [path, hashFile(root, path) ?? '']))
}

/** An output may lie among the inputs; what was made counts as no input. */
function hashInputs(inputs: Inputs, outputs: Iterable<string>): string {
  const made = new Set(outputs)
  return hashOf([...inputs].filter(([path]) => !made.has(path)).join('\n') + process.version)
}

/** Whether the last run had these inputs, and its outputs stand untouched with nothing beside them in the owned folders. */
export function isFresh(root: string, inputs: Inputs, owned: readonly string[]): boolean {
  const remembered = read(root)
  if (remembered === null) return false
  const known = new Map(remembered.outputs)
  if (remembered.inputs !== hashInputs(inputs, known.keys())) return false
  return (
    [...known].every(([path, hash]) => hashFile(root, path) === hash) &&
    owned.flatMap(folder => filesBelow(root, folder)).every(path => known.has(path))
  )
}

/** `inputs` are those from before the run: what changed meanwhile makes the next run start again. */
export function remember(root: string, inputs: Inputs, outputs: Outputs): void {
  const remembered: Remembered = {
    inputs: hashInputs(inputs, outputs.keys()),
    outputs: [...outputs].map(([path, text]) => [path, hashOf(text)]),
  }
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(remembered))
}

function read(root: string): Remembered | null {
  const full = join(root, file)
  if (!existsSync(full)) return null
  try {
    return JSON.parse(readFileSync(full, 'utf8')) as Remembered
  } catch {
    return null
  }
}
