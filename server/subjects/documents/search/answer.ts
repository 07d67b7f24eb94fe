import type { DocumentFacetValue, DocumentFound } from '../../../generated/operations'
import { hasPages, type SourceName, sourcesOf } from '../index/sources'
import { fileNumbers } from '../versions/repository'
import { FACETS, type Facet } from './facets/repository'
import type { FoundRow } from './found/repository'
import { hitPages, originalPages, pagesOfRights } from './pages/repository'
import { beginning, bestPassages, marksOf, type Passage } from './passages'
import { byRecord, keyOf } from './rank'
import type { Found, Trx } from './repository'
import { texts } from './texts'
import { namesOf, stateNames } from './words/repository'

/** Passages of a record that are shown, and pages out of which they are chosen. */
const PASSAGES = 3
const PAGES = 8

/** By record; of one in whose pages nothing stands, its beginning. */
async function passages(trx: Trx, rows: readonly FoundRow[], wanted: readonly string[]): Promise<ReadonlyMap<string, Passage[]>> {
  const hits = await hitPages(trx, rows, wanted, PAGES)
  const original = byRecord(await originalPages(trx, hits))
  const others = rows.filter(row => !original.has(keyOf(row))).map(({ source, id }) => ({ source, id, page: 1 }))
  const first = byRecord(await originalPages(trx, others))
  return new Map(
    rows.map(row => {
      const key = keyOf(row)
      const begin = (first.get(key) ?? []).map(({ page, text }) => beginning(page, text)).filter(({ text }) => text !== '')
      return [key, original.has(key) ? bestPassages(original.get(key) ?? [], wanted, PASSAGES) : begin]
    }),
  )
}

const pairs = (marks: readonly (readonly [number, number])[]) => marks.map(([from, to]) => [from, to])

/** What users call the sources of rows, by their names. */
async function sourceNames(trx: Trx, sources: readonly SourceName[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>([
    ['document', texts.document],
    ['knowledge', texts.knowledge],
  ])
  for (const source of new Set(sources))
    if (!hasPages(source)) names.set(source, (await trx.catalog.recordLists.words(trx, source))?.title ?? source)
  return names
}

/** Where rows of entities are opened, by their source: nowhere where the menu has no page of theirs. */
async function placesOfRows(trx: Trx, rows: readonly FoundRow[]): Promise<ReadonlyMap<string, string>> {
  const found = new Set(rows.map(({ source }) => source))
  const rights = new Map<string, string>()
  for (const { name, row } of sourcesOf(trx.catalog)) {
    const right = row && found.has(name) ? trx.catalog.readable.at(row.base)?.right : undefined
    if (right) rights.set(name, right)
  }
  const pages = await pagesOfRights(trx, [...rights.values()])
  return new Map([...rights].flatMap(([name, right]) => (pages.has(right) ? [[name, pages.get(right) ?? ''] as const] : [])))
}

/** Found records as they are told. */
export async function describe(trx: Trx, rows: readonly FoundRow[], wanted: readonly string[]): Promise<DocumentFound[]> {
  const names = await namesOf(trx, {
    types: rows.flatMap(({ typeId }) => typeId ?? []),
    companies: rows.flatMap(({ companyId }) => companyId ?? []),
    tags: rows.flatMap(({ tagIds }) => tagIds),
  })
  const found = await passages(trx, rows, wanted)
  const sources = await sourceNames(
    trx,
    rows.map(({ source }) => source),
  )
  const places = await placesOfRows(trx, rows)
  const files = await fileNumbers(
    trx,
    rows.flatMap(({ source, id }) => (source === 'document' ? [id] : [])),
  )
  return rows.map(row => ({
    source: row.source,
    sourceName: sources.get(row.source) ?? row.source,
    place: places.get(row.source) ?? null,
    id: row.id,
    name: row.name,
    nameMarks: pairs(marksOf(row.name, wanted)),
    passages: (found.get(keyOf(row)) ?? []).map(({ page, text, marks }) => ({ page, text, marks: pairs(marks) })),
    documentTypeName: (row.typeId !== null && names.get(row.typeId)) || null,
    companyName: (row.companyId !== null && names.get(row.companyId)) || null,
    tags: row.tagIds.flatMap(id => names.get(id) ?? []),
    fileType: row.fileType,
    documentDate: row.documentDate,
    createTime: row.createTime,
    browseCount: row.browseCount,
    secretLevel: row.secretLevel,
    collected: row.collected,
    recognised: row.recognised,
    expired: row.expired,
    fileNo: row.source === 'document' ? (files.get(row.id) ?? 1) : null,
  }))
}

/** Facets with the names of their values; values whose rows are gone are left out. */
export async function describeFacets(trx: Trx, { facets }: Found): Promise<Record<Facet, DocumentFacetValue[]>> {
  const of = (facet: Facet) => facets.filter(each => each.facet === facet)
  const ids = (facet: Facet) => of(facet).map(({ value }) => value)
  const names = await namesOf(trx, { types: ids('type'), companies: ids('company'), tags: ids('tag') })
  const sources = await sourceNames(trx, ids('source'))
  const states = ids('state').length === 0 ? new Map<string, string>() : await stateNames(trx)
  const special = new Map<Facet, ReadonlyMap<string, string>>([
    ['state', states],
    ['source', sources],
  ])
  const plain = new Set<Facet>(['year', 'fileType'])
  const values = (facet: Facet) =>
    of(facet).flatMap(({ value, count }): DocumentFacetValue[] => {
      const text = plain.has(facet) ? value : (special.get(facet) ?? names).get(value)
      return text === undefined ? [] : [{ value, text, count }]
    })
  return Object.fromEntries(FACETS.map(facet => [facet, values(facet)])) as Record<Facet, DocumentFacetValue[]>
}
