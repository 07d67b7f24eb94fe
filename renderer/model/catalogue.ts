import { language } from './language'

/** English by the Chinese text, for texts that are data: those of screens, entities, menus and dictionaries. */
export type Catalogue = { readonly [chinese: string]: string }

let english: ReadonlyMap<string, string> = new Map()

/** Puts a catalogue in force, in place of the one before. */
export function takeCatalogue(catalogue: Catalogue): void {
  english = new Map(Object.entries(catalogue))
}

/**
 * The text in the language that people read; what the catalogue lacks stays as it is. Within something that has a name, such
 * as the dictionary `user_status`, an entry `user_status:冻结` goes before the general one.
 */
export function translated(text: string, within?: string): string {
  if (language() === 'zh') return text
  return (within === undefined ? undefined : english.get(`${within}:${text}`)) ?? english.get(text) ?? text
}
