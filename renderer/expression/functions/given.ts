/** Kinds of values: `date` is `YYYY-MM-DD` (or the time that an argument has), `time` `YYYY-MM-DD HH:mm:ss`; `any` depends on the arguments. */
export type Given = 'number' | 'text' | 'boolean' | 'date' | 'time' | 'list' | 'any'

/** The functions of each kind. */
export const functionsByKind: { readonly [Kind in Given]: string } = {
  number: 'round floor ceil abs sum avg diffDays diffMinutes year month day weekday hour minute count number len',
  text: 'fixed lower upper trim replace join format text json',
  any: 'min max concat slice find coalesce',
  boolean: 'contains startsWith endsWith includes some every bool empty',
  list: 'split map filter sort reverse unique keys values',
  time: 'now addHours',
  date: 'today date addDays addMonths addYears',
}

/** What a function gives unless that is null, for readers of expressions; undefined where there is none of that name. */
export const givenBy = (name: string): Given | undefined =>
  (Object.keys(functionsByKind) as Given[]).find(kind => functionsByKind[kind].split(' ').includes(name))
