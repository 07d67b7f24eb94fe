import type { SheetColumn, Step } from '../calls'
import { renamed } from './history'
import { isNear } from './near'

/** A column of a sheet, as far as another one is compared with it. */
export type Compared = Pick<SheetColumn, 'name' | 'type' | 'semantic'>

/** Names of the recipe's columns with those of another sheet that stand for them. */
export type Mapping = ReadonlyMap<string, string>

/** Shorter names are near to others by chance. */
const SHORTEST = 3

const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const contains = (one: string, other: string) => one.length > 1 && other.length > 1 && (one.includes(other) || other.includes(one))

const nearNames = ({ name: one }: Compared, { name: other }: Compared) =>
  contains(plain(one), plain(other)) || (Math.min(one.length, other.length) >= SHORTEST && isNear(plain(one), plain(other)))

type Alike = (one: Compared, other: Compared) => boolean

/** What makes two columns the same, the surest sign first. `alone`: only where no further column is so. */
const SIGNS: readonly { readonly alike: Alike; readonly alone?: boolean }[] = [
  { alike: (one, other) => one.name === other.name },
  { alike: (one, other) => plain(one.name) !== '' && plain(one.name) === plain(other.name) },
  { alike: (one, other) => one.semantic !== null && one.semantic === other.semantic, alone: true },
  { alike: (one, other) => one.type === other.type && nearNames(one, other) },
  { alike: (one, other) => one.type !== 'text' && one.type === other.type, alone: true },
]

/** Proposes a column of the other sheet for each of the recipe's: by name, by what its values mean, by type. */
export function proposeMapping(own: readonly Compared[], other: readonly Compared[]): Mapping {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  for (const { alike, alone = false } of SIGNS) {
    const open = own.filter(({ name }) => !found.has(name))
    for (const column of open) {
      const free = other.filter(one => !taken.has(one.name) && alike(column, one))
      const [first] = free
      if (!first) continue
      if (alone && (free.length > 1 || open.filter(one => alike(one, first)).length > 1)) continue
      found.set(column.name, first.name)
      taken.add(first.name)
    }
  }
  return found
}

/** Whether steps name a column. */
export const isNamed = (steps: readonly Step[], name: string): boolean =>
  steps.some(step => step.off !== true && JSON.stringify(renamed(step, name, '')) !== JSON.stringify(step))
