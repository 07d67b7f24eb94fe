import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../emit/files'
import type { TypeCache } from '../emit/types'

/** What is kept between runs for one folder of outputs. */
export interface Memory {
  readonly types: TypeCache
  /** The state of the last run. */
  readonly last: LastRun | null
  /** Writes down what this run used; the rest is forgotten. */
  keep(run: LastRun): void
}

export interface LastRun {
  /** One hash over everything that the outputs depend on, but the documents. */
  readonly key: string
  /** The documents with the hashes of their texts. */
  readonly inputs: readonly (readonly [file: string, hash: string])[]
  readonly outputs: readonly (readonly [file: string, hash: string])[]
  readonly problems: readonly string[]
  readonly notes: readonly string[]
}

/** `folder` null: nothing is kept. */
export function openMemory(folder: string | null, out: string): Memory {
  const base = folder === null ? null : join(folder, hashOf(out).slice(0, 16))
  let known: Record<string, string> | null = null
  const used: Record<string, string> = {}
  let changed = false
  const types = () => {
    known ??= base === null ? {} : (readJson<Record<string, string>>(`${base}.types.json`) ?? {})
    return known
  }
  return {
    types: {
      get(key) {
        const text = types()[key]
        if (text !== undefined) used[key] = text
        return text
      },
      set(key, text) {
        used[key] = text
        changed = true
      },
    },
    last: base === null ? null : readJson<LastRun>(`${base}.json`),
    keep(run) {
      if (base === null) return
      mkdirSync(dirname(base), { recursive: true })
      if (changed) writeFileSync(`${base}.types.json`, JSON.stringify(used))
      writeFileSync(`${base}.json`, JSON.stringify(run))
    },
  }
}

function readJson<Value>(file: string): Value | null {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value
  } catch {
    return null
  }
}
