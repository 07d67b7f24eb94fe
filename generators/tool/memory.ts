import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../emit/files'
import type { Facts } from './facts'
import type { Remembered } from './partial'
import { partsWith, type Span } from './parts'

/** What is kept between runs for one folder of outputs. */
export interface Memory {
  /** The state of the last run. */
  readonly last: LastRun | null
  /** The parts of the last run, where it kept some. */
  readonly remembered: () => Remembered | null
  keep(run: LastRun, remembered: Remembered | null): void
}

export interface LastRun {
  /** One hash over everything that the outputs depend on, but the documents. */
  readonly key: string
  /** The documents with the hashes of their texts. */
  readonly inputs: readonly (readonly [file: string, hash: string])[]
  readonly outputs: readonly (readonly [file: string, hash: string])[]
  readonly problems: readonly string[]
  readonly noteCount: number
}

/** `folder` null: nothing is kept. */
export function openMemory(folder: string | null, out: string): Memory {
  const base = folder === null ? null : join(folder, hashOf(out).slice(0, 16))
  return {
    last: base === null ? null : readJson<LastRun>(`${base}.json`),
    remembered: () => (base === null ? null : readRemembered(base)),
    keep(run, remembered) {
      if (base === null) return
      mkdirSync(dirname(base), { recursive: true })
      for (const ending of ['document', 'blocks.json']) rmSync(`${base}.${ending}`, { force: true })
      if (remembered) {
        const { parts, ...rest } = remembered
        writeFileSync(`${base}.document`, parts.text)
        const facts = [...parts.all.values()].map(({ json: _, ...known }) => known)
        writeFileSync(`${base}.blocks.json`, JSON.stringify({ ...rest, rest: parts.rest, spans: parts.spans, facts } satisfies Kept))
      }
      writeFileSync(`${base}.json`, JSON.stringify(run))
    },
  }
}

/** What is kept beside the text of the document. */
interface Kept extends Omit<Remembered, 'parts'> {
  readonly rest: string
  readonly spans: readonly Span[]
  /** Of each part, in their order. */
  readonly facts: readonly Facts[]
}

function readRemembered(base: string): Remembered | null {
  const kept = readJson<Kept>(`${base}.blocks.json`)
  if (kept === null || !existsSync(`${base}.document`)) return null
  const { facts, rest, spans, ...others } = kept
  return { ...others, parts: partsWith(readFileSync(`${base}.document`, 'utf8'), rest, spans, facts) }
}

function readJson<Value>(file: string): Value | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return null
  }
}
