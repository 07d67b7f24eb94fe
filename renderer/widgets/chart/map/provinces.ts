import { language } from '../../../model/language'
import written from './provinces.json'

/** A division of the first level, by its code of GB/T 2260. */
export interface Province {
  readonly code: string
  readonly short: string
  readonly full: string
  readonly english: string
}

/** All 34, as GB/T 2260 orders them. */
export const PROVINCES: readonly Province[] = written.provinces

/** The frame of a map of China in which the islands of the South China Sea stand. */
export const ISLANDS: Province = written.islands

const known = new Map(
  PROVINCES.flatMap(province =>
    [province.code, province.code.slice(0, 2), province.short, province.full, province.english.toLowerCase()].map(
      word => [word, province] as const,
    ),
  ),
)

/** The province that a text names: its code of six or two digits, its short or full name, or its English name. */
export function provinceOf(text: string): Province | undefined {
  return known.get(text.trim().toLowerCase())
}

/** Its short name in the language that people read. */
export function provinceName({ short, english }: Province): string {
  return language() === 'en' ? english : short
}
