import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow, hashFile, hashFiles, hashOf, type Outputs } from './emit/files'
import { inputs, targets } from './targets'

const file = '.cache/generate.json'

interface Remembered {
  readonly inputs: string
  readonly outputs: readonly (readonly [file: string, hash: string])[]
}

const owned = targets.flatMap(target => target.owns)
const isOutput = (path: string) => owned.some(folder => path.startsWith(`${folder}/`))

/** One hash over everything that the outputs depend on, the generators and the versions of packages included. */
export function inputsHash(root: string): string {
  const files = inputs.flatMap(path => filesBelow(root, path)).filter(path => !isOutput(path) && !/\.test\.tsx?$/.test(path))
  return hashFiles(root, files)
}

/** Whether the last run had these inputs and its outputs still stand untouched, with nothing beside them. */
export function isFresh(root: string, hash: string): boolean {
  const remembered = read(root)
  if (remembered?.inputs !== hash) return false
  const known = new Set(remembered.outputs.map(([path]) => path))
  return (
    remembered.outputs.every(([path, text]) => hashFile(root, path) === text) &&
    owned.flatMap(folder => filesBelow(root, folder)).every(path => known.has(path))
  )
}

export function remember(root: string, hash: string, outputs: Outputs): void {
  const remembered: Remembered = { inputs: hash, outputs: [...outputs].map(([path, text]) => [path, hashOf(text)]) }
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
