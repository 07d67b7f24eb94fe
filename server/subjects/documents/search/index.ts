import type { DocumentHit, DocumentSuggestion, SimilarDocument } from '../../../generated/operations'
import { type CallOf, defineModule, type Module } from '../../../http/module'
import { documentIndexCheckJob, documentIndexJob, type IndexServices } from '../index/jobs'
import { wantedOf } from '../index/normal'
import { isReading } from '../index/reading'
import { watchSources } from '../index/repository'
import { sourcesOf } from '../index/sources'
import { findText } from '../reader/find-text'
import { firstTexts } from '../reader/repository'
import { withForms } from './amounts'
import { find, markedTexts, prepare, visibleSources } from './find'
import { hitPages, isDue, isThere, originalPages } from './pages/repository'
import { placesOn } from './passages'
import { readWords } from './query'
import type { Trx } from './repository'
import { savedHandlers } from './saved'
import { type NotifyingServices, notifyOwners } from './saved/tell'
import { similarTo } from './similar'
import { keepSearch, namesLike, ownSearches, titles } from './words/repository'

/** Places that are told of one document, and pages on which they are looked for. */
const MOST_HITS = 2000
const MOST_PAGES = 2000
/** Their names are suggested as what they are. */
const COMPANIES = 'company_information'
/** Suggestions of each kind. */
const MOST_SUGGESTED = 5

async function list(call: CallOf<'unstructurDocumentdataSearchList'>) {
  const result = await call.readTenant(trx => find(trx, call, call.body))
  const text = (call.body.fullTextContent || call.body.title || '').trim()
  if (text !== '' && result.total > 0 && (call.body.queryPage ?? 1) === 1)
    await call.withTenant(trx => keepSearch(trx, call.session.username, text))
  return result
}

/** Everything that is suggested is what the caller has typed or may read. */
function suggest(call: CallOf<'unstructurDocumentdataSearchSuggest'>): Promise<DocumentSuggestion[]> {
  const wanted = wantedOf(call.query.text)
  if (wanted === '') return Promise.resolve([])
  return call.readTenant(async trx => {
    const visible = await visibleSources(trx, call)
    visible.delete(COMPANIES)
    const listOf = (table: string) => trx.catalog.recordLists.find(trx, call, table)
    const typed = call.query.text.trim()
    const read = isReading(typed) ? await titles(trx, visible, wanted, typed.toLowerCase(), MOST_SUGGESTED) : []
    const found: readonly (readonly [DocumentSuggestion['kind'], readonly string[]])[] = [
      ['history', await ownSearches(trx, call.session.username, typed, MOST_SUGGESTED)],
      ['title', [...(await titles(trx, visible, wanted, undefined, MOST_SUGGESTED)), ...read].slice(0, MOST_SUGGESTED)],
      ['company', await namesLike(trx, await listOf(COMPANIES), typed, MOST_SUGGESTED)],
      ['tag', await namesLike(trx, await listOf('document_tag'), typed, MOST_SUGGESTED)],
    ]
    const texts = new Map<string, DocumentSuggestion>()
    for (const [kind, names] of found) for (const text of names) if (!texts.has(text)) texts.set(text, { text, kind })
    return [...texts.values()]
  })
}

/** Pages on which something that is wanted stands, as they were read; of a text that the caller may not read none. */
async function pagesWith(trx: Trx, call: CallOf<'unstructurDocumentdataSearchHits'>, wanted: readonly string[]) {
  const { source, id } = call.query
  if (source === 'version') return (await findText(trx, call, { source, id })) ? firstTexts(trx, { source, id }, MOST_PAGES) : []
  const spec = (await visibleSources(trx, call)).get(source)
  if (!spec || !(await isThere(trx, spec, id))) return []
  // A text that has just come or changed is not in the index for a moment, and its reader asks but once.
  if (await isDue(trx, { source, id })) return firstTexts(trx, { source, id }, MOST_PAGES)
  return originalPages(trx, await hitPages(trx, [{ source, id }], wanted, MOST_PAGES))
}

/** Nothing is told of a document that the caller may not read. */
const hits = (call: CallOf<'unstructurDocumentdataSearchHits'>): Promise<DocumentHit[]> =>
  call.readTenant(async trx => {
    const wanted = markedTexts(await prepare(trx, withForms(readWords(call.query.text, 'all'))))
    const pages = await pagesWith(trx, call, wanted)
    return placesOn(pages, wanted).slice(0, MOST_HITS)
  })

/** As of a text that is not there: nothing is like what the caller may not read. */
const similar = (call: CallOf<'unstructurDocumentdataSearchSimilar'>): Promise<SimilarDocument[]> =>
  call.readTenant(async trx => {
    const visible = await visibleSources(trx, call)
    const spec = visible.get(call.query.source)
    return spec && (await isThere(trx, spec, call.query.id)) ? similarTo(trx, visible, call.query) : []
  })

/** Search over documents and knowledge, and the jobs that keep its index. It stands after the module that makes the tables of entities. */
export const documentSearch = (services: () => NotifyingServices): Module => {
  const index: IndexServices = { tenants: () => services().database, changed: inTenant => notifyOwners(services(), inTenant) }
  return defineModule({
    name: 'documentSearch',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ jobs }) => {
      jobs.declare(documentIndexJob(index))
      jobs.declare(documentIndexCheckJob(index))
    },
    prepare: (owner, catalog) => watchSources(owner, sourcesOf(catalog)),
    handlers: {
      unstructurDocumentdataSearchList: list,
      unstructurDocumentdataSearchSuggest: suggest,
      unstructurDocumentdataSearchHits: hits,
      unstructurDocumentdataSearchSimilar: similar,
      ...savedHandlers,
    },
  })
}
