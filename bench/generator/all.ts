import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compilerSays, compilers, type Found, saidByDocument, tryDocument } from '../../tests/helpers/generated'
import { sampled } from './documents'
import { openKept } from './kept'
import { writeOnce } from './once'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/generator-all')
/** So many bytes of documents are given to a compiler at once. */
const TOGETHER = 8e6
/** Megabytes for a compiler: the largest document is one of 47 MB. */
const MEMORY = 12_000

type Document = readonly [name: string, file: string]

/**
 * Every output of every sampled document: none may crash, lose an operation or be refused by a compiler with the strictest flags, and
 * the mock server has to start and to answer.
 *
 * What was found is kept by the sources of the generator, so that a run which was interrupted goes on where it ended.
 */
export function all(): void {
  const { found, keep } = openKept<Found>('generator-all')
  const documents = sampled()
  for (const batch of batches(documents.filter(([name]) => !found.has(name)))) {
    for (const [name, each] of tryBatch(batch)) found.set(name, each)
    keep()
    console.log(`${found.size} of ${documents.length} documents, ${told([...found.values()])}`)
  }
  const wrong = [...found.values()].flatMap(each => each.wrong)
  for (const line of wrong) console.log(line)
  console.log(`${documents.length} documents, ${told([...found.values()])}`)
  if (wrong.length > 0) throw new Error(`${wrong.length} things are wrong`)
}

const told = (found: readonly Found[]) =>
  `${found.reduce((sum, { operations }) => sum + operations, 0)} operations, ${found.reduce((sum, { wrong }) => sum + wrong.length, 0)} wrong`

function batches(documents: readonly Document[]): Document[][] {
  const made: Document[][] = []
  let size = TOGETHER
  for (const document of documents) {
    const own = statSync(document[1]).size
    if (size + own > TOGETHER) {
      made.push([])
      size = 0
    }
    made.at(-1)?.push(document)
    size += own
  }
  return made
}

/** What is wrong with the mock servers of these folders, by folder. */
function startAll(folders: readonly string[]): Readonly<Record<string, readonly string[]>> {
  if (folders.length === 0) return {}
  const flags = [`--max-old-space-size=${MEMORY}`, '--import', 'tsx', join(import.meta.dirname, 'starts.ts')]
  return JSON.parse(execFileSync(process.execPath, [...flags, ...folders], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })) as Record<
    string,
    string[]
  >
}

function tryBatch(documents: readonly Document[]): Map<string, Found> {
  rmSync(folder, { recursive: true, force: true })
  const made = documents.map(([name, file]) => [name, file, join(folder, name.replace(/\W/g, '-'))] as const)
  const tried = made.map(([name, file, out]) => [name, out, tryDocument(file, out)] as const)
  const started = startAll(tried.flatMap(([, out, { operations }]) => (operations > 0 ? [out] : [])))
  const found = new Map(
    tried.map(
      ([name, out, each]) => [name, { ...each, wrong: [...each.wrong, ...(started[out] ?? []).map(line => `${name}: ${line}`)] }] as const,
    ),
  )
  writeOnce(tried.flatMap(([, out]) => (existsSync(out) ? [out] : [])))
  for (const [file, lines] of compilers.flatMap(compiler => [
    ...saidByDocument(compilerSays(folder, { compiler, memory: MEMORY }), compiler),
  ])) {
    const name = documents.find(([one]) => folderOf(one) === file)?.[0] ?? documents[0]?.[0] ?? ''
    const each = found.get(name)
    if (each) found.set(name, { ...each, wrong: [...each.wrong, ...lines] })
  }
  rmSync(folder, { recursive: true, force: true })
  return found
}

const folderOf = (name: string) => name.replace(/\W/g, '-')
