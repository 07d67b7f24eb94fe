import { functions } from '../functions'

/** What an argument of a function is to be. `whole`: a list or a text. */
export type Taken = 'number' | 'text' | 'date' | 'list' | 'record' | 'whole' | 'any'

/** The functions by what they take, argument after argument; those that take anything are left out. */
const BY_ARGUMENTS: { readonly [taken: string]: string } = {
  'number number': 'round fixed',
  number: 'floor ceil abs',
  date: 'year month day weekday hour minute',
  'date text': 'format',
  'date number': 'addHours addDays addMonths addYears',
  'date date': 'diffDays diffMinutes',
  list: 'map filter some every find count sort reverse unique',
  'list text': 'join',
  text: 'lower upper trim',
  'text text': 'contains startsWith endsWith split',
  'text text text': 'replace',
  'whole number number': 'slice',
  'whole any': 'includes',
  record: 'keys values',
}

const taken = new Map(
  Object.entries(BY_ARGUMENTS).flatMap(([args, names]) =>
    names.split(' ').map(name => [name, args.split(' ') as readonly Taken[]] as const),
  ),
)

/** What the arguments of a function are to be; those behind the last are anything. */
export const takenBy = (name: string): readonly Taken[] => taken.get(name) ?? []

/** Functions of one list, of a list with a function for its items, or of several values. */
const MANY: ReadonlySet<string> = new Set(['sum', 'avg', 'min', 'max'])

export const takesMany = (name: string): boolean => MANY.has(name)

/** How a function is called, for messages. */
export const usageOf = (name: string): string => functions.get(name)?.usage ?? name
