import { language } from './language'

/** English by the Chinese text, for texts that are data: those of screens, entities, menus and dictionaries. */
export type Catalogue = { readonly [chinese: string]: string }

let english: ReadonlyMap<string, string> = new Map()

/** Puts a catalogue in force, in place of the one before. */
export function takeCatalogue(catalogue: Catalogue): void {
  english = new Map(Object.entries(catalogue))
}

/** The text in the language that people read; what the catalogue lacks stays as it is. */
export function translated(text: string): string {
  return language() === 'en' ? (english.get(text) ?? text) : text
}
