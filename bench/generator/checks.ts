import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { checkFiles, checkOf } from '../../generators/checks'
import { type Contract, type Operation, readContract, type Schema } from '../../generators/contract'
import { forEachInside } from '../../generators/contract/walk'
import { type Figure, print } from '../report'

const folder = join(import.meta.dirname, '../../.cache/generator-checks')
/** So many calls are bundled, from the first to the last of the document. */
const CALLS = 25
/** So much of its schemas as JSON and of the reader that every call needs. */
const MOST = 1.1

/** What an application with one call ships of the checks of a document, gzip: beside what its schemas are as JSON, and beside all. */
export async function checks(name: string, file: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    const { contract } = readContract(['api.json'], () => readFileSync(file, 'utf8'))
    for (const [made, text] of checkFiles(contract, { command: 'x' })) writeFileSync(join(folder, made), text)
    const checked = contract.documents.flatMap(({ operations }) => operations).filter(operation => checkOf(operation) !== null)
    const reader = await shipped("export { checkAnswer } from './validate'")
    const all = await shipped("export * from './checks'")
    const step = Math.max(1, Math.floor(checked.length / CALLS))
    const sizes: Size[] = []
    for (const operation of checked.filter((_, index) => index % step === 0)) sizes.push(await sizeOf(contract, operation, reader))
    print(`${name}: what an application with one call ships of the checks, gzip`, figures(sizes, all))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Size {
  readonly call: string
  readonly ours: number
  readonly schemas: number
}

async function sizeOf(contract: Contract, operation: Operation, reader: number): Promise<Size> {
  const own = operation.responses.flatMap(({ contents }) => contents).filter(({ kind }) => kind === 'json')
  const reached = new Map<string, Schema>()
  const see = (schema: Schema): void => {
    if (typeof schema === 'boolean') return
    const target = schema.$ref?.slice('#/$defs/'.length)
    const found = target === undefined || reached.has(target) ? undefined : contract.schemas.get(target)?.schema
    if (target !== undefined && found !== undefined) {
      reached.set(target, found)
      see(found)
    }
    forEachInside(schema, see)
  }
  for (const { schema } of own) see(schema)
  const json = JSON.stringify([own.map(({ schema }) => schema), [...reached]], (word, value) =>
    word === 'description' ? undefined : value,
  )
  const ours = await shipped(`export { ${checkOf(operation)} } from './checks'`)
  return { call: operation.id, ours, schemas: reader + gzipSync(json).length }
}

function figures(sizes: readonly Size[], all: number): Figure[] {
  const sorted = sizes.toSorted((a, b) => a.ours - b.ours)
  const named = [
    ['smallest', sorted[0]],
    ['middle', sorted[Math.floor(sorted.length / 2)]],
    ['largest', sorted.at(-1)],
  ] as const
  return named.flatMap(([word, size]) =>
    size === undefined
      ? []
      : [
          {
            name: `${word}, ${size.call}: beside its schemas`,
            unit: 'KB',
            ours: size.ours / 1024,
            floor: size.schemas / 1024,
            limit: { ratio: MOST },
          },
          { name: `${word}, ${size.call}: beside all checks`, unit: 'KB', ours: size.ours / 1024, floor: all / 1024 },
        ],
  )
}

/** Bytes of a bundle, gzip. */
async function shipped(text: string): Promise<number> {
  const stdin = { contents: text, resolveDir: folder, loader: 'ts' as const }
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: 'esm', write: false })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}
