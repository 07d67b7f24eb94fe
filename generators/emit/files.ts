import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Generated files: path from the root of the repository → text. */
export type Outputs = ReadonlyMap<string, string>

/** The files below a folder or the file itself, sorted; none for what is not there. */
export function filesBelow(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .toSorted()
    .flatMap(entry => filesBelow(root, `${path}/${entry}`))
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The text of a file; null when it is not there. */
export function textOfFile(root: string, file: string): string | null {
  const full = join(root, file)
  return existsSync(full) ? readFileSync(full, 'utf8') : null
}

/** The hash of a file; null when it is not there. */
export function hashFile(root: string, file: string): string | null {
  const full = join(root, file)
  return existsSync(full) ? hashOf(readFileSync(full)) : null
}

/**
 * The paths whose files differ from the outputs: changed, missing, or left behind in a folder that holds nothing but outputs.
 */
export function staleFiles(root: string, outputs: Outputs, owned: readonly string[]): string[] {
  const changed = [...outputs].filter(([file, text]) => textOfFile(root, file) !== text).map(([file]) => file)
  const left = owned.flatMap(folder => filesBelow(root, folder)).filter(file => !outputs.has(file))
  return [...new Set([...changed, ...left])].sort()
}

/** Brings the stale files up to date; the others keep their time of change. */
export function writeFiles(root: string, outputs: Outputs, stale: readonly string[]): void {
  for (const file of stale) {
    const text = outputs.get(file)
    const full = join(root, file)
    if (text === undefined) {
      rmSync(full)
      continue
    }
    mkdirSync(dirname(full), { recursive: true })
    writeFileSync(full, text)
  }
}
