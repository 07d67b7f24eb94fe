import type { LeftMenuItem } from './left-menu'

/** An entry that can be gone to, with the groups above it from the top. */
export interface SearchEntry extends LeftMenuItem {
  readonly above: readonly string[]
}

/** How a title is read aloud, in letters. */
export interface Reading {
  /** `yhgl` for 用户管理. */
  readonly initials: string
  /** `yonghuguanli`. */
  readonly whole: string
}

/** By title; empty until they are loaded. */
export type Readings = ReadonlyMap<string, Reading>

/** What a search runs over: pages and outside addresses, without the groups that hold them. */
export const searchEntries = (items: readonly LeftMenuItem[], above: readonly string[] = []): readonly SearchEntry[] =>
  items.flatMap(item => (item.children ? searchEntries(item.children, [...above, item.title]) : [{ ...item, above }]))

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '')

/** Lower is better; Infinity for what does not fit. */
function distance({ title, above }: SearchEntry, wanted: string, reading: Reading | undefined): number {
  const tries = [
    plain(title).startsWith(wanted),
    plain(title).includes(wanted),
    reading?.initials.startsWith(wanted),
    reading?.initials.includes(wanted),
    reading?.whole.startsWith(wanted),
    reading?.whole.includes(wanted),
    above.some(group => plain(group).includes(wanted)),
  ]
  const first = tries.indexOf(true)
  return first < 0 ? Number.POSITIVE_INFINITY : first
}

/** The entries that a text finds, the nearest first and else as in the menu: by title, by pinyin, by the group above. Blank text finds all. */
export function findEntries(entries: readonly SearchEntry[], text: string, pinyinIndex: Readings): readonly SearchEntry[] {
  const wanted = plain(text)
  if (wanted === '') return entries
  return entries
    .map(entry => ({ entry, far: distance(entry, wanted, pinyinIndex.get(entry.title)) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.far - other.far)
    .map(({ entry }) => entry)
}
