import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Figure, median, print } from '../report'
import { measure, type Taken } from './process'

const root = join(import.meta.dirname, '../..')
const weft = join(root, 'bin/weft.mjs')
const floor = join(root, 'node_modules/openapi-typescript/bin/cli.js')
const compilers = [
  ['TypeScript 7', join(root, 'node_modules/tsgo/bin/tsc')],
  ['TypeScript 5', join(root, 'node_modules/typescript/bin/tsc')],
] as const
const documents = [
  ['Box', join(root, '../shared/data/openapi/box.json')],
  ['GitHub', join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json')],
] as const

const ROUNDS = Number(process.env.ROUNDS ?? 5)

/**
 * Whole processes, cold and by turns: a typed client by `weft generate` beside types alone by openapi-typescript.
 *
 * `first` begins with nothing; `one schema changed` finds the other types in the cache; `unchanged` finds everything as it was.
 */
export async function generator(): Promise<void> {
  for (const [name, file] of documents) {
    if (existsSync(file)) await one(name, file)
    else console.log(`\n${name}: ${file} is not here`)
  }
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
  const document = JSON.parse(text) as { components: { schemas: Record<string, unknown> } }
  document.components.schemas[`BenchSchema${round}`] = { type: 'object', properties: { round: { const: round } } }
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
