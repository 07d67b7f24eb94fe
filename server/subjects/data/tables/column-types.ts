import type { KnownType } from '../../../data/import'
import type { Column } from '../../../data/plan'

/** What a column of a database holds, by how the database writes its type. */
interface Declared {
  readonly pattern: RegExp
  /** What its texts are read as; null: as what all of them are. */
  readonly known: KnownType | null
  /** Of a column without values. */
  readonly column: (type: string) => Omit<Column, 'name'>
}

const DECLARED: readonly Declared[] = [
  { pattern: /^(?:small|big|medium|tiny)?(?:int|integer)\b|^year\b/i, known: 'whole', column: () => ({ type: 'whole' }) },
  {
    pattern: /^(?:numeric|decimal)\b/i,
    known: 'whole',
    column: type => ({ type: 'decimal', digits: Math.min(12, Number(/,\s*(\d+)\)/.exec(type)?.[1] ?? 2)) }),
  },
  { pattern: /^(?:double|real|float)/i, known: 'number', column: () => ({ type: 'number' }) },
  { pattern: /^date$/i, known: null, column: () => ({ type: 'date' }) },
  { pattern: /^(?:timestamp|datetime)/i, known: null, column: () => ({ type: 'datetime' }) },
  { pattern: /^bool/i, known: null, column: () => ({ type: 'boolean' }) },
]
const TEXT: Omit<Declared, 'pattern'> = { known: 'text', column: () => ({ type: 'text' }) }

export const declaredOf = (type: string): Omit<Declared, 'pattern'> => DECLARED.find(({ pattern }) => pattern.test(type)) ?? TEXT
export const isNumber = (type: string) => ['whole', 'decimal', 'number'].includes(declaredOf(type).column(type).type)
/** What no text stands for. */
export const isBinary = (type: string) => /^(?:bytea|bit|geometry|point|polygon|linestring|multi\w+)\b|blob\b|binary\b/i.test(type)
