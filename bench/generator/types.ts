import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { clientFiles } from '../../generators/client'
import { failuresOf } from '../../generators/client/operation'
import { type Operation, readContract } from '../../generators/contract'
import { typeOf } from '../../generators/emit/types'
import { measured, sampled, smallSample } from './documents'
import { openKept } from './kept'
import { type Compared, compareAnswers } from './type-differences'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/generator-types')

/** One JSON answer, in the words of both generators. */
interface Answer {
  readonly where: string
  readonly ours: string
  readonly theirs: string
}

/** What a document comes to; `refused`: why openapi-typescript took it for wrong. */
interface Found {
  readonly relations: Readonly<Record<Compared['relation'], number>>
  readonly reasons: readonly (readonly [reason: string, count: number, example: string])[]
  readonly refused?: string
}

const nothing: Found['relations'] = { same: 0, stronger: 0, weaker: 0, other: 0 }

/**
 * The types of every JSON answer beside those of openapi-typescript: by document how many are the same, and the reasons of the others.
 *
 * `everything`: also a third of all documents of the directory; a run that was interrupted goes on where it ended.
 */
export async function types(everything: boolean): Promise<void> {
  const own = ['library.json', 'jeecg.json'].map(name => [name, join(root, 'generators/client/fixtures', name)] as const)
  const documents = [...own, ...measured(), ...(everything ? sampled() : smallSample(10, 'a'))]
  const { found, keep } = openKept<Found>(
    'generator-types',
    ['types.ts', 'type-differences.ts'].map(file => `bench/generator/${file}`),
  )
  for (const [name, file] of documents.filter(([one]) => !found.has(one))) {
    const each = await compare(name, file).catch((error: unknown) => ({ relations: nothing, reasons: [], refused: firstLine(error) }))
    found.set(name, each)
    keep()
    console.log(`${name}: ${each.refused ?? told(each.relations)}`)
  }
  printFound(documents.flatMap(([name]) => found.get(name) ?? []))
  rmSync(folder, { recursive: true, force: true })
}

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? ''

function printFound(found: readonly Found[]): void {
  const relations = { ...nothing }
  const reasons = new Map<string, { count: number; readonly example: string }>()
  for (const each of found) {
    for (const relation of Object.keys(relations) as Compared['relation'][]) relations[relation] += each.relations[relation]
    for (const [reason, count, example] of each.reasons) {
      const known = reasons.get(reason)
      if (known) known.count += count
      else reasons.set(reason, { count, example })
    }
  }
  const refused = found.filter(each => each.refused !== undefined).length
  console.log(`${found.length} documents, ${told(relations)}; openapi-typescript refuses ${refused} documents`)
  for (const [reason, { count, example }] of [...reasons].toSorted(([, a], [, b]) => b.count - a.count))
    console.log(`${count}\t${reason}\t${example}`)
}

async function compare(name: string, file: string): Promise<Found> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(file, 'utf8')
  const theirs = astToString(await openapiTS(JSON.parse(text), { silent: true }))
  const { contract } = readContract(['api.json'], () => text)
  const answers = contract.documents.flatMap(({ operations }) => operations.flatMap(answersOf))
  const files = clientFiles(contract, { module: null, instance: 'http', command: 'x', transport: 'fetch' })
  for (const [one, made] of files) writeFileSync(join(folder, one), made)
  const aliases = (key: 'ours' | 'theirs') => answers.map((answer, index) => `export type Answer${index} = ${answer[key]}\n`).join('')
  writeFileSync(join(folder, 'api.ts'), `${files.get('api.ts')}\n${aliases('ours')}`)
  writeFileSync(join(folder, 'theirs.ts'), `${theirs}\n${aliases('theirs')}`)
  const compared = compareAnswers(join(folder, 'api.ts'), join(folder, 'theirs.ts'), answers.length)
  const relations = { ...nothing }
  const reasons = new Map<string, [reason: string, count: number, example: string]>()
  for (const [index, { relation, differences }] of compared.entries()) {
    relations[relation]++
    for (const { reason, path } of differences) {
      const known = reasons.get(reason)
      if (known) known[1]++
      else reasons.set(reason, [reason, 1, `${name} ${answers[index]?.where} ${path}`])
    }
  }
  return { relations, reasons: [...reasons.values()] }
}

const told = (relations: Readonly<Record<string, number>>) =>
  Object.entries(relations)
    .map(([relation, count]) => `${count} ${relation}`)
    .join(', ')

/** What success comes to, and each failure. */
function answersOf(operation: Operation): Answer[] {
  if (operation.method === 'TRACE') return []
  const at = `paths[${JSON.stringify(operation.path)}]['${operation.method.toLowerCase()}']['responses']`
  const where = `${operation.method} ${operation.path}`
  const content = (status: string, media: string) =>
    `${at}[${/^\d+$/.test(status) ? status : `'${status}'`}]['content'][${JSON.stringify(media)}]`
  const failures = failuresOf(operation).filter(({ kind }) => kind === 'json')
  const failed = failures.map(failure => ({
    where: `${where} ${failure.status}`,
    ours: typeOf(failure),
    theirs: content(failure.status, failure.media),
  }))
  const others = new Set(failuresOf(operation))
  const successes = operation.responses.filter(response => !others.has(response) && /^(2|default)/.test(response.status))
  const json = successes.flatMap(({ status, contents }) =>
    contents.filter(({ kind }) => kind === 'json').map(({ media }) => content(status, media)),
  )
  if (json.length === 0) return failed
  const answer = operation.answers.find(({ kind }) => kind === 'json')
  const result = `Awaited<ReturnType<typeof ${operation.id}>>`
  const ours = operation.answers.length > 1 ? `${operation.names.answers}[${JSON.stringify(answer?.media)}]` : result
  return [{ where, ours: `Exclude<${ours}, undefined>`, theirs: json.join(' | ') }, ...failed]
}
