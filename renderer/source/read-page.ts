import type { Page, Row, Sums } from '../model/source'
import { SourceError } from './source-error'
import { texts } from './texts'

/**
 * Rows out of an answer's result: the paging object, a bare array, or a list in `records` without a total.
 * Null means no rows. The total may be a text.
 */
export function readPage(result: unknown, pick?: string): Page {
  const found = picked(result, pick)
  if (found === null || found === undefined) return { rows: [], total: 0 }
  if (Array.isArray(found)) return { rows: rowsOf(found), total: totalOf(result, found.length) }
  if (isObject(found) && Array.isArray(found.records)) {
    const { sums } = found
    const page = { rows: rowsOf(found.records), total: totalOf(found, found.records.length), ...(isObject(sums) && { sums: sums as Sums }) }
    return found.searchCount === false ? { ...page, estimated: true } : page
  }
  throw new SourceError(texts.unknownType)
}

/** The part of a result at a path such as `treeList` or `page.records`, of each item where it is a list; the whole without a path. */
export function picked(result: unknown, path?: string): unknown {
  return path === undefined ? result : path.split('.').reduce<unknown>(pickedMember, result)
}

function pickedMember(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map(item => pickedMember(item, key))
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** True for what a row can be. */
export function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function rowsOf(list: readonly unknown[]): Row[] {
  return list.filter(isObject)
}

function totalOf(holder: unknown, fallback: number): number {
  if (!isObject(holder) || holder.total === null || holder.total === undefined || holder.total === '') return fallback
  const total = Number(holder.total)
  return Number.isFinite(total) ? total : fallback
}
