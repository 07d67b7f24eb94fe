import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfWork } from '../../../scripts/changed.mjs'
import type { Operation } from '../../../server/http/contract'
import { root } from '../../../server/util/root'
import { documents, operations } from './contracts'

/** One operation in so many is drawn. */
const ONE_IN = 8
/** A piece of work that touches more than one operation in so many touches very many. */
const VERY_MANY = 4
/** Of very many that are touched, one in so many is drawn: the check stays as long. */
const TOUCHED_ONE_IN = 6
/** Where operations are handled: each folder is a room. */
const ROOM = /^server\/subjects\/[^/]+(?=\/)/
const CONTRACT = /^schemas\/api\/(.+\.json)$/

/** Whether an operation of this id is drawn by a seed. */
export const isDrawn = (seed: string, id: string, oneIn = ONE_IN): boolean =>
  createHash('sha256').update(`${seed}\0${id}`).digest().readUInt32BE() % oneIn === 0

const textsOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n')

/** The names that stand in a text: a contract and a handler name the ids of their operations. */
const namesIn = (text: string) => new Set(text.match(/\w+/g))

/** Ids of the operations whose contract is among these files, or whose handler stands in a room of one of them. */
export function touchedBy(files: readonly string[]): Set<string> {
  const contracts = files.map(file => documents.get(CONTRACT.exec(file)?.[1] ?? '')).map(document => JSON.stringify(document ?? null))
  const rooms = [...new Set(files.flatMap(file => ROOM.exec(file) ?? []))].filter(room => existsSync(join(root, room))).map(textsOf)
  const names = [...contracts, ...rooms].map(namesIn)
  return new Set(operations.map(({ id }) => id).filter(id => names.some(list => list.has(id))))
}

/** Of the operations that a piece of work touches those that are tried: all, or where it touches very many a part that the seed draws. */
export function triedOf(seed: string, touched: ReadonlySet<string>): ReadonlySet<string> {
  if (touched.size <= operations.length / VERY_MANY) return touched
  return new Set([...touched].filter(id => isDrawn(seed, id, TOUCHED_ONE_IN)))
}

const seed = process.env.SURFACE_SEED
const touched = seed === undefined ? new Set<string>() : triedOf(seed, touchedBy(filesOfWork(root)))

/**
 * Of these operations the ones that are tried: those drawn by `SURFACE_SEED`, the commit in `npm test`, and those that the piece of work
 * touches; without that setting, as in `npm run test:whole`, all of them.
 */
export const sampled = (list: readonly Operation[]): readonly Operation[] =>
  seed === undefined ? list : list.filter(({ id }) => touched.has(id) || isDrawn(seed, id))
