import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import { clientFiles } from '../../generators/client'
import { failuresOf } from '../../generators/client/answers'
import { type Operation, readContract } from '../../generators/contract'
import { typeOf } from '../../generators/emit/types'
import { measured, sampled, smallSample } from './documents'
import { openKept } from './kept'
import { type Compared, compareAnswers, type MarkedNames, ONLY_THEIRS_REQUIRES } from './type-differences'

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/generator-types')

/** One JSON answer, in the words of both generators. */
interface Answer {
  readonly where: string
  readonly ours: string
  readonly theirs: string
}

type Relations = Readonly<Record<Compared['relation'], number>>
type Reason = readonly [reason: string, count: number, example: string]

/** How the answers of a document compare, and why they part. */
interface Pass {
  readonly relations: Relations
  readonly reasons: readonly Reason[]
}

/** What a document comes to; `refused`: why openapi-typescript took it for wrong. */
interface Found extends Pass {
  /** The same where they, too, take a property with a default for one that may be absent: `defaultNonNullable: false`. */
  readonly withoutDefaults: Pass
  readonly refused?: string
}

const nothing: Relations = { same: 0, stronger: 0, weaker: 0, other: 0 }
const none: Pass = { relations: nothing, reasons: [] }

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
    const each = await compare(name, file)
    found.set(name, each)
    keep()
    console.log(`${name}: ${each.refused ?? told(each.relations)}`)
  }
  printFound(documents.flatMap(([name]) => found.get(name) ?? []))
  rmSync(folder, { recursive: true, force: true })
}

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? ''

function printFound(found: readonly Found[]): void {
  const refused = found.filter(each => each.refused !== undefined).length
  const [first, second] = [sumOf(found), sumOf(found.map(({ withoutDefaults }) => withoutDefaults))]
  console.log(`${found.length} documents, ${told(first.relations)}; openapi-typescript refuses ${refused} documents`)
  console.log(`with its defaultNonNullable: false ${told(second.relations)}; that takes away:`)
  const left = new Map(second.reasons.map(([reason, count]) => [reason, count]))
  for (const [reason, count] of first.reasons) if (left.get(reason) !== count) console.log(`${count - (left.get(reason) ?? 0)}\t${reason}`)
  console.log('all reasons:')
  for (const [reason, count, example] of first.reasons.toSorted(([, a], [, b]) => b - a)) console.log(`${count}\t${reason}\t${example}`)
}

function sumOf(passes: readonly Pass[]): Pass {
  const relations = { ...nothing }
  const reasons = new Map<string, Reason>()
  for (const pass of passes) {
    for (const relation of Object.keys(relations) as Compared['relation'][]) relations[relation] += pass.relations[relation]
    for (const [reason, count, example] of pass.reasons)
      reasons.set(reason, [reason, count + (reasons.get(reason)?.[1] ?? 0), reasons.get(reason)?.[2] ?? example])
  }
  return { relations, reasons: [...reasons.values()] }
}

async function compare(name: string, file: string): Promise<Found> {
  const text = readFileSync(file, 'utf8')
  const { contract } = readContract(['api.json'], () => text)
  const answers = contract.documents.flatMap(({ operations }) => operations.flatMap(answersOf))
  if (answers.length === 0) return { ...none, withoutDefaults: none }
  const marked = markedNames(JSON.parse(text))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files = clientFiles(contract, { module: null, instance: 'http', command: 'x', transport: 'fetch' })
  for (const [one, made] of files) writeFileSync(join(folder, one), made)
  writeFileSync(join(folder, 'api.ts'), `${files.get('api.ts')}\n${aliases(answers, 'ours')}`)
  const pass = async (defaultNonNullable: boolean) => {
    const theirs = await openapiTS(JSON.parse(text), { silent: true, defaultNonNullable }).catch(firstLine)
    if (typeof theirs === 'string') return theirs
    writeFileSync(join(folder, 'theirs.ts'), `${astToString(theirs)}\n${aliases(answers, 'theirs')}`)
    return passOf(name, answers, marked)
  }
  const first = await pass(true)
  if (typeof first === 'string') return { ...none, withoutDefaults: none, refused: first }
  const second = first.reasons.some(([reason]) => reason.startsWith(ONLY_THEIRS_REQUIRES)) ? await pass(false) : first
  return { ...first, withoutDefaults: typeof second === 'string' ? none : second }
}

function markedNames(document: unknown): MarkedNames {
  const marked = { writeOnly: new Set<string>(), discriminators: new Set<string>() }
  const see = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { writeOnly, discriminator } = value as Readonly<Record<string, unknown>>
    if (writeOnly === true) marked.writeOnly.add(name)
    const property = (discriminator as { readonly propertyName?: unknown } | null | undefined)?.propertyName
    if (typeof property === 'string') marked.discriminators.add(property)
    for (const [key, inner] of Object.entries(value)) see(inner, key)
  }
  see(document, '')
  return marked
}

const aliases = (answers: readonly Answer[], key: 'ours' | 'theirs') =>
  answers.map((answer, index) => `export type Answer${index} = ${answer[key]}\n`).join('')

function passOf(name: string, answers: readonly Answer[], marked: MarkedNames): Pass {
  const relations = { ...nothing }
  const reasons = new Map<string, Reason>()
  for (const [index, { relation, differences }] of compareAnswers(
    join(folder, 'api.ts'),
    join(folder, 'theirs.ts'),
    answers.length,
    marked,
  ).entries()) {
    relations[relation]++
    for (const { reason, path } of differences) {
      const [, count, example] = reasons.get(reason) ?? [reason, 0, `${name} ${answers[index]?.where} ${path}`]
      reasons.set(reason, [reason, count + 1, example])
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
