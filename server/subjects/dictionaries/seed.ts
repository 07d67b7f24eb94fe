import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonFile } from '../../util/json-file'
import { root } from '../../util/root'
import { StartError } from '../../util/start-error'
import type { SeedDictionary } from './repository'

function isDictionary(value: unknown): value is SeedDictionary {
  const { code, name, items } = (value ?? {}) as Record<string, unknown>
  const fits = (item: Record<string, unknown> | null) => typeof item?.value === 'string' && typeof item.text === 'string'
  return typeof code === 'string' && typeof name === 'string' && Array.isArray(items) && items.every(fits)
}

function readFile(path: string): SeedDictionary[] {
  const content = readJsonFile(path)
  if (Array.isArray(content) && content.every(isDictionary)) return content
  throw new StartError(`${path} must be a list of dictionaries: code, name, items with value and text.`)
}

/** The business dictionaries of `schemas/dictionaries`, file by file. */
export function readDictionaries(folder = join(root, 'schemas', 'dictionaries')): SeedDictionary[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter(name => name.endsWith('.json'))
  return names.sort().flatMap(name => readFile(join(folder, name)))
}
