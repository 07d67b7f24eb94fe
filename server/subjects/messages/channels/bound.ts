import type { Given } from './check'
import type { StoredChannel } from './repository'
import { texts } from './texts'

/** A channel as an edit leaves it: what is not given stays. */
export const editedChannel = (stored: StoredChannel, given: Given): StoredChannel => ({
  ...stored,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
})

type Field = keyof typeof texts.fields

const FIELDS = Object.keys(texts.fields) as Field[]
/** What a kept secret is given to, and what says how it goes there: it goes nowhere else, and no other way. */
const PLACE: readonly Field[] = ['kind', 'host', 'port', 'security', 'certificate', 'username', 'url', 'headers', 'body']

const changed = (fields: readonly Field[], one: StoredChannel, other: StoredChannel) =>
  fields.filter(field => (one[field] || null) !== (other[field] || null))

/** Fields that say where a channel goes, how, and what it says there: all that is kept of it but its name, code, state and remark. */
export const boundFields = (one: StoredChannel, other: StoredChannel): readonly Field[] => changed(FIELDS, one, other)

/** Whether what opens a channel would go where it went before. */
export const leadsToSame = (one: StoredChannel, other: StoredChannel): boolean => changed(PLACE, one, other).length === 0
