import { parsed } from './record'
import { Splitter } from './splitter'

/** How the records of a text of JSON stand in it. */
export type JsonShape =
  /** One in each line. */
  | { readonly lines: true }
  /** One after the other from a character on; `list`: up to the end of their list. */
  | { readonly lines: false; readonly from: number; readonly list: boolean }

const BEGINS = /^\uFEFF?\s*(?:\{\s*["}]|\[\s*[[{\]])/
const LIST = /"(?:[^"\\]|\\.)*"|\[(?=\s*\{)/g

export const isJson = (sample: string): boolean => BEGINS.test(sample)

function isWhole(line: string): boolean {
  try {
    parsed(line)
    return true
  } catch {
    return false
  }
}

/** Where the first list of objects within begins; -1: there is none. */
function listWithin(sample: string): number {
  for (const match of sample.matchAll(LIST)) if (match[0] === '[') return match.index + 1
  return -1
}

/** Objects that follow each other. */
function areMany(sample: string, from: number): boolean {
  try {
    return new Splitter().next(sample.slice(from)).length > 1
  } catch {
    return false
  }
}

/** The shape of a text by its beginning. An object around a list of objects is an answer of a service: the list is meant. */
export function shapeOf(sample: string): JsonShape {
  const from = sample.search(/[[{]/)
  if (sample[from] === '[') return { lines: false, from: from + 1, list: true }
  const [first = '', ...others] = sample
    .slice(from)
    .split(/\r?\n/)
    .filter(line => line.trim() !== '')
  const within = listWithin(sample)
  if (isWhole(first) && (others.length > 0 || within < 0)) return { lines: true }
  if (within < 0 || areMany(sample, from)) return { lines: false, from, list: false }
  return { lines: false, from: within, list: true }
}
