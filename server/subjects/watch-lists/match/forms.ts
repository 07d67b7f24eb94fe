import { normalOf } from '../../documents'
import type { EntryKind } from './entry'

/** Forms of firms at the end of a name: limited ones are written in two ways. */
const FORM = /(?:股份有限公司|有限责任公司|有限公司)$/
const SAME_FORM = /(有限)责任(公司)$/
const BETWEEN = /[\s\p{P}]+/gu

/** A number without what is put between its characters, in capitals. */
export const plainNumber = (text: string): string =>
  normalOf(text)
    .replace(/[^0-9a-z]/g, '')
    .toUpperCase()

/** What two ways of writing a value have in common; '' for a value that says nothing. */
export function keyOf(kind: EntryKind, text: string): string {
  if (kind === 'account') return plainNumber(text)
  const normal = normalOf(text)
  // Blanks and marks tell networks and words apart.
  return kind === 'address' || kind === 'word' ? normal.trim() : normal.replace(BETWEEN, '')
}

/** The name of a firm with the usual word for its form; other kinds have none. */
export const formKeyOf = (kind: EntryKind, text: string): string => {
  const key = keyOf(kind, text)
  return kind === 'company' ? key.replace(SAME_FORM, '$1$2') : key
}

/** The name of a firm without the form that it has. */
export const coreOf = (kind: EntryKind, key: string): string => (kind === 'company' ? key.replace(FORM, '') : key)
