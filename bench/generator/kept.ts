import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** What a long run found by the names of documents; `keep` writes it, so that an interrupted run goes on where it ended. */
export interface Kept<Found> {
  readonly found: Map<string, Found>
  keep(): void
}

/** What was found by the same sources: those of the generator, and the named ones of the bench. */
export function openKept<Found>(name: string, sources: readonly string[] = []): Kept<Found> {
  const file = join(root, `.cache/${name}-${hashOf([...generatorSources(), ...sources, 'package-lock.json', 'tsconfig.json'])}.json`)
  const found = new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Found][]) : [])
  return { found, keep: () => writeFileSync(file, JSON.stringify([...found])) }
}

function generatorSources(): string[] {
  return readdirSync(join(root, 'generators'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map(file => `generators/${file}`)
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
