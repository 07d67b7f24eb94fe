import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
 * `first` begins with nothing; `one schema changed` comes after it; `unchanged` finds everything as it was.
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
    const runs = { first: [] as Taken[], changed: [] as Taken[], same: [] as Taken[], floor: [] as Taken[] }
    for (let round = 0; round < ROUNDS; round++) {
      writeFileSync(join(folder, 'api.json'), text)
      for (const made of ['ours', 'kept']) rmSync(join(folder, made), { recursive: true, force: true })
      runs.first.push(await measure(weft, client, folder))
      runs.floor.push(await measure(floor, ['api.json', '-o', 'theirs.ts'], folder))
      writeFileSync(join(folder, 'api.json'), withChange(text, round))
      runs.changed.push(await measure(weft, client, folder))
      runs.same.push(await measure(weft, client, folder))
    }
    const [first = 0, changed = 0, theirs = 1] = [runs.first, runs.changed, runs.floor].map(taken => median(taken.map(({ cpu }) => cpu)))
    const shares = [first / theirs, changed / first].map(share => share.toFixed(2))
    console.log(`${name}, by CPU: a first run takes ${shares[0]} of openapi-typescript (limit 0.9),`)
    console.log(`one with one more schema ${shares[1]} of a first run (limit 0.33 on GitHub)`)
    print(`${name}, ${ROUNDS} rounds: a client by weft beside types by openapi-typescript`, [
      ...figures('first', runs.first, runs.floor),
      ...figures('one schema changed', runs.changed, runs.floor),
      ...figures('unchanged', runs.same, runs.floor),
      ...(await compilation(folder)),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The document with one more schema. */
function withChange(text: string, round: number): string {
  const document = JSON.parse(text) as { components?: { schemas?: Record<string, unknown> }; definitions?: Record<string, unknown> }
  const schemas = document.components?.schemas ?? document.definitions ?? {}
  schemas[`BenchSchema${round}`] = { type: 'object', properties: { round: { enum: [round] } } }
  return JSON.stringify(document)
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
