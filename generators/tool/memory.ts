import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../emit/files'
import type { Remembered } from './partial'
import { partsIn, partsText } from './parts'

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
      for (const ending of ['parts', 'blocks.json']) rmSync(`${base}.${ending}`, { force: true })
      if (remembered) {
        const { parts, ...rest } = remembered
        writeFileSync(`${base}.parts`, partsText(parts))
        writeFileSync(`${base}.blocks.json`, JSON.stringify(rest))
      }
      writeFileSync(`${base}.json`, JSON.stringify(run))
    },
  }
}

function readRemembered(base: string): Remembered | null {
  const rest = readJson<Omit<Remembered, 'parts'>>(`${base}.blocks.json`)
  return rest === null || !existsSync(`${base}.parts`) ? null : { ...rest, parts: partsIn(readFileSync(`${base}.parts`, 'utf8')) }
}

function readJson<Value>(file: string): Value | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return null
  }
}
