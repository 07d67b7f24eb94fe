import { type Catalogue, textsOf } from '../../renderer/core'
import type { Files } from './files'

export const CATALOGUE = 'schemas/languages/en.json'
const HAN = /\p{Script=Han}/u

/** What a check of the catalogue found. */
export interface CatalogueReport {
  /** Lines to refuse: not a catalogue, an entry that no text needs, placeholders that got lost. */
  readonly wrong: readonly string[]
  /** Texts that are shown in Chinese to those who read English. */
  readonly missing: readonly string[]
}

/** Holds the English catalogue against every text of screens, entities, menus and dictionaries. */
export function checkCatalogue(files: Files): CatalogueReport {
  const catalogue = readCatalogue(files.get(CATALOGUE))
  if (!catalogue) return { wrong: [`${CATALOGUE} is no object of texts.`], missing: [] }
  const needed = new Set([...files].flatMap(([file, text]) => textsIn(file, text)).filter(text => HAN.test(text)))
  return {
    wrong: Object.entries(catalogue).flatMap(([chinese, english]) => complaint(chinese, english, needed) ?? []),
    missing: [...needed].filter(text => !Object.hasOwn(catalogue, text)),
  }
}

/** The English catalogue; undefined for what is none. */
export function readCatalogue(text: string | undefined): Catalogue | undefined {
  const value: unknown = JSON.parse(text ?? 'null')
  const fits = typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'string')
  return fits ? (value as Catalogue) : undefined
}

/** The text of an entry that holds within one dictionary: `user_status:冻结`. */
const withoutName = (chinese: string) => chinese.replace(/^[A-Za-z]\w*:/, '')

/** Texts inside of them are told in both languages. */
const placeholders = (text: string) =>
  (text.match(/\{\{.*?\}\}/g) ?? [])
    .map(one => one.replaceAll(/'[^']*'/g, "''"))
    .toSorted()
    .join(' ')

function complaint(chinese: string, english: string, needed: ReadonlySet<string>): string | undefined {
  const at = `${CATALOGUE}: ${JSON.stringify(chinese)}`
  if (!needed.has(chinese) && !needed.has(withoutName(chinese))) return `${at} is no text of any screen, entity, menu or dictionary.`
  if (english.trim() === '') return `${at} has no English.`
  return placeholders(chinese) === placeholders(english) ? undefined : `${at} has other placeholders in English: ${english}`
}

function textsIn(file: string, text: string): readonly string[] {
  if (/^schemas\/(screens|entities)\//.test(file)) return textsOf(JSON.parse(text))
  const named = file === 'schemas/menus.json' || /^schemas\/dictionaries\/|\/seeds\/dictionaries\.json$/.test(file)
  return named ? namesIn(JSON.parse(text)) : []
}

/** What menus and dictionaries call themselves and their items. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === 'name' || key === 'text' ? [inner] : []) : namesIn(inner),
  )
}
