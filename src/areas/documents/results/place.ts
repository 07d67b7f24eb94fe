import { FACETS, type Facet, type SearchParameters } from '../calls'

export const PAGE_SIZES = [10, 50, 100] as const

/** Where one stands in the results, and what they are narrowed to. */
export interface ResultPlace {
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly chosen: { readonly [facet in Facet]: readonly string[] }
  /** A facet of which more values are asked for. */
  readonly whole?: Facet | undefined
  /** Searches within whose results this one looks further. */
  readonly within: readonly string[]
}

/** As the search call takes them. */
export const MOST_WITHIN = 5

const NONE: ResultPlace['chosen'] = { source: [], type: [], company: [], year: [], tag: [], fileType: [], state: [] }

export const FIRST: ResultPlace = { page: 1, size: PAGE_SIZES[0], chosen: NONE, whole: undefined, within: [] }

/** What the search call names a facet. */
const PARAMETERS: { readonly [facet in Facet]: string } = {
  source: 'sources',
  type: 'documentTypeIds',
  company: 'companyIds',
  year: 'years',
  tag: 'tags',
  fileType: 'fileTypeList',
  state: 'states',
}

/** In the address; the names of the search itself are others. */
const NAMES: { readonly [facet in Facet]: string } = {
  source: 'sources',
  type: 'types',
  company: 'companies',
  year: 'years',
  tag: 'tags',
  fileType: 'kinds',
  state: 'states',
}
/** Between searches in the address; no field takes a line break. */
const BREAK = '\n'

type Address = { readonly [name: string]: string }

/** The place that an address tells; what it leaves out, or says wrong, is the beginning. */
export function readPlace(address: Address): ResultPlace {
  const page = Number(address.page)
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find(size => String(size) === address.size) ?? FIRST.size,
    chosen: { ...NONE, ...Object.fromEntries(FACETS.map(facet => [facet, address[NAMES[facet]]?.split(',').filter(Boolean) ?? []])) },
    whole: FACETS.find(facet => facet === address.whole),
    within: (address.within ?? '').split(BREAK).filter(Boolean).slice(0, MOST_WITHIN),
  }
}

/** The address with the place in it; all else that it tells stays. */
export function withPlace(address: Address, { page, size, chosen, whole, within }: ResultPlace): Address {
  const said = {
    page: page === 1 ? '' : String(page),
    size: size === FIRST.size ? '' : String(size),
    ...Object.fromEntries(FACETS.map(facet => [NAMES[facet], chosen[facet].join()])),
    whole: whole ?? '',
    within: within.join(BREAK),
  }
  return Object.fromEntries(Object.entries({ ...address, ...said }).filter(([, text]) => text !== ''))
}

/** What the search call is sent. */
export function searchBody(parameters: SearchParameters, { page, size, chosen, whole, within }: ResultPlace): SearchParameters {
  const narrowed = FACETS.flatMap(facet =>
    chosen[facet].length === 0 ? [] : [[PARAMETERS[facet], facet === 'year' ? chosen.year.map(Number) : chosen[facet]] as const],
  )
  const further = { ...(within.length > 0 && { within }), ...(whole && { wholeFacet: whole }) }
  return { ...parameters, ...Object.fromEntries(narrowed), ...further, queryPage: page, querySize: size }
}

/** The place with a value of a facet chosen, or not any more; the results begin anew. */
export function toggled(place: ResultPlace, facet: Facet, value: string): ResultPlace {
  const before = place.chosen[facet]
  const after = before.includes(value) ? before.filter(each => each !== value) : [...before, value]
  return { ...place, page: 1, chosen: { ...place.chosen, [facet]: after } }
}

/** The words that were looked for, those of conditions and within results too; '' without any. */
export function wordsOf(parameters: SearchParameters, within: readonly string[] = []): string {
  const { title, fullTextContent, fullTextSearchConditionQueryList: conditions } = parameters
  const lines = Array.isArray(conditions) ? conditions.map((line: { readonly val?: unknown }) => line.val) : []
  return [title, fullTextContent, ...lines, ...within].filter(each => typeof each === 'string' && each !== '').join(' ')
}
