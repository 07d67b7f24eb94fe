import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median, print } from '../report'
import { all } from './all'
import { checks } from './checks'
import { measured } from './documents'
import { measure, type Taken } from './process'
import { types } from './types'

const root = join(import.meta.dirname, '../..')
const weft = join(root, 'bin/weft.mjs')
const floor = join(root, 'node_modules/openapi-typescript/bin/cli.js')
const compilers = [
  ['TypeScript 7', join(root, 'node_modules/tsgo/bin/tsc')],
  ['TypeScript 5', join(root, 'node_modules/typescript/bin/tsc')],
] as const
const ROUNDS = Number(process.env.ROUNDS ?? 5)

/** What of the bench is asked for. */
interface GeneratorAsked {
  readonly all?: boolean | undefined
  readonly types?: boolean | undefined
}

/**
 * Whole processes, cold and by turns: a typed client by `weft-openapi generate` beside types alone by openapi-typescript.
 *
 * `first` begins with nothing; `unchanged` finds everything as it was; the changes come after it, one after the other: one more schema, a
 * property of the schema that is used most, a value of the enumeration that is used most. What they make is what a first run makes.
 * Then what an application with one call ships of the checks of Stripe and GitHub.
 * `all`: instead, every output of a third of all documents of the directory, for crashes, lost operations and what compilers refuse.
 * `types`: instead, the types of JSON answers beside those of openapi-typescript; with `all` of the same documents too.
 */
export async function generator({ all: everything = false, types: ofTypes = false }: GeneratorAsked): Promise<void> {
  if (ofTypes) return types(everything)
  if (everything) return all()
  const box = join(root, '../shared/data/openapi/box.json')
  for (const [name, file] of [...measured(), ...(existsSync(box) ? [['Box', box] as const] : [])]) await one(name, file)
  for (const [name, file] of measured().filter(([document]) => document === 'Stripe' || document === 'GitHub')) await checks(name, file)
}

async function one(name: string, file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-generator-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const text = readFileSync(file, 'utf8')
    writeFileSync(join(folder, 'api.json'), text)
    const client = ['generate', 'api.json', '--out', 'ours', '--cache', 'kept']
    // The bundle of the tool, and the caches of the file system.
    await measure(weft, ['generate', 'api.json', '--out', 'warm', '--no-cache'], folder)
    await measure(floor, ['api.json', '-o', 'theirs.ts'], folder)
    const runs = { first: [] as Taken[], same: [] as Taken[], floor: [] as Taken[] }
    const changed = new Map(changes.map(([name]) => [name, [] as Taken[]]))
    for (let round = 0; round < ROUNDS; round++) {
      writeFileSync(join(folder, 'api.json'), text)
      for (const made of ['ours', 'kept']) rmSync(join(folder, made), { recursive: true, force: true })
      runs.first.push(await measure(weft, client, folder))
      runs.floor.push(await measure(floor, ['api.json', '-o', 'theirs.ts'], folder))
      runs.same.push(await measure(weft, client, folder))
      let now = text
      for (const [change, made] of changes) {
        now = withChange(now, made, round)
        writeFileSync(join(folder, 'api.json'), now)
        changed.get(change)?.push(await measure(weft, client, folder))
        await sameAsFirst(folder)
      }
    }
    const cpu = (taken: readonly Taken[]) => median(taken.map(one => one.cpu))
    const share = (taken: readonly Taken[], of: readonly Taken[]) => (cpu(taken) / cpu(of)).toFixed(2)
    console.log(`${name}, by CPU: a first run takes ${share(runs.first, runs.floor)} of openapi-typescript (limit 0.9),`)
    const after = [...changed].map(([change, taken]) => `${share(taken, runs.first)} with ${change}`)
    console.log(
      `of a first run takes one ${after.join(', ')} (limit 0.33 on GitHub), ${share(runs.same, runs.first)} where nothing changed`,
    )
    print(`${name}, ${ROUNDS} rounds: a client by weft beside types by openapi-typescript`, [
      ...figures('first', runs.first, runs.floor),
      ...[...changed].flatMap(([change, taken]) => figures(`with ${change}`, taken, runs.floor)),
      ...figures('unchanged', runs.same, runs.floor),
      ...(await compilation(folder)),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Loose = Record<string, unknown>
type Schemas = Record<string, Loose>

/** What is done to the schemas of a document, one after the other; `used`: those that others name, the most used first. */
const changes: readonly (readonly [name: string, change: (schemas: Schemas, used: readonly Loose[], round: number) => void])[] = [
  [
    'one more schema',
    (schemas, _, round) => {
      schemas[`BenchSchema${round}`] = { type: 'object', properties: { round: { enum: [round] } } }
    },
  ],
  [
    'a changed schema',
    (_, used, round) => {
      const schema = used.find(({ properties }) => properties !== undefined)
      if (schema) schema.properties = { ...(schema.properties as Loose), [`bench${round}`]: { type: 'string' } }
    },
  ],
  [
    'a changed enumeration',
    (_, used, round) => {
      const schema = used.find(one => Array.isArray(one.enum) && one.type === 'string')
      if (schema) schema.enum = [...(schema.enum as unknown[]), `bench${round}`]
    },
  ],
]

/** The schemas that others name, the most used first. */
function usedIn(text: string, schemas: Schemas): Loose[] {
  const counts = new Map<string, number>()
  for (const [, name = ''] of text.matchAll(/"\$ref":\s*"#\/(?:components\/schemas|definitions)\/([^"]*)"/g))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  const byUse = [...counts].toSorted(([, one], [, other]) => other - one)
  return byUse.map(([name]) => schemas[name]).filter(schema => schema !== undefined)
}

/** The document with one change, in lines where it was. */
function withChange(text: string, change: (typeof changes)[number][1], round: number): string {
  const document = JSON.parse(text) as { components?: { schemas?: Schemas }; definitions?: Schemas }
  const schemas = document.components?.schemas ?? document.definitions ?? {}
  change(schemas, usedIn(text, schemas), round)
  return JSON.stringify(document, null, text.startsWith('{\n') ? 2 : undefined)
}

/** Throws where a run after another gave anything else than a first one. */
async function sameAsFirst(folder: string): Promise<void> {
  const kept = ['ours', 'kept'].map(name => [name, `${name}.aside`] as const)
  for (const [name, aside] of kept) renameSync(join(folder, name), join(folder, aside))
  await measure(weft, ['generate', 'api.json', '--out', 'ours', '--no-cache'], folder)
  for (const file of readdirSync(join(folder, 'ours')))
    if (!readFileSync(join(folder, 'ours', file)).equals(readFileSync(join(folder, 'ours.aside', file)))) throw new Error(`${file} differs`)
  rmSync(join(folder, 'ours'), { recursive: true })
  for (const [name, aside] of kept) renameSync(join(folder, aside), join(folder, name))
}

const measures = [
  ['wall', 'ms'],
  ['cpu', 'ms'],
  ['memory', 'MB'],
] as const

function figures(name: string, ours: readonly Taken[], theirs: readonly Taken[]): Figure[] {
  return measures.map(([key, unit]) => ({
    name: `${name}: ${key}`,
    unit,
    ours: median(ours.map(taken => taken[key])),
    floor: median(theirs.map(taken => taken[key])),
  }))
}

/** How long the compilers need for what came out. */
async function compilation(folder: string): Promise<Figure[]> {
  const made: Figure[] = []
  mkdirSync(join(folder, 'theirs'), { recursive: true })
  writeFileSync(join(folder, 'theirs/types.ts'), readFileSync(join(folder, 'theirs.ts')))
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { readonly compilerOptions: object }
  for (const part of ['ours', 'theirs']) {
    const config = { compilerOptions: { ...compilerOptions, types: ['node'] }, include: [part] }
    writeFileSync(join(folder, `${part}.tsconfig.json`), JSON.stringify(config))
  }
  for (const [name, compiler] of compilers) {
    const taken = { ours: [] as Taken[], theirs: [] as Taken[] }
    for (let round = 0; round < Math.min(3, ROUNDS); round++)
      for (const part of ['ours', 'theirs'] as const) taken[part].push(await measure(compiler, ['-p', `${part}.tsconfig.json`], folder))
    const wall = (runs: readonly Taken[]) => median(runs.map(run => run.wall))
    made.push({ name: `${name} on the output: wall`, unit: 'ms', ours: wall(taken.ours), floor: wall(taken.theirs) })
  }
  return made
}
