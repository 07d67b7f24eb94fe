import type { DocumentSetAnalysis, DocumentSetBrief } from '../../../../generated/operations'
import { answer } from '../../../../http/answers'
import type { CallOf } from '../../../../http/module'
import { askRun } from '../../../../jobs'
import { fail } from '../../../../util/errors'
import { texts } from '../texts'
import { type SetAnalysis, visibleSet } from './analyse-set'
import { SET_ANALYSIS } from './job'
import { readable } from './readable'
import { addSet, findSet, ownSets } from './repository'

/** Has the documents of a choice looked over that the caller may read. */
export const addDocumentSet = (call: CallOf<'unstructurDocumentdataAnalysisSetAdd'>) =>
  call.withTenant(async trx => {
    const documents = [...(await readable(trx, call, [...new Set(call.body.documents)])).keys()]
    if (documents.length < 2) fail(texts.tooFew)
    const id = await addSet(trx, documents)
    await askRun(trx, { type: SET_ANALYSIS, params: { id }, tells: 'failure' })
    return answer({ result: { id }, message: texts.asked })
  })

/** Choices that are listed, and names of each. */
const MOST_LISTED = 20
const NAMED = 3

/** Own choices, of each what the caller may read of it now. */
export const listDocumentSets = (call: CallOf<'unstructurDocumentdataAnalysisSetList'>): Promise<DocumentSetBrief[]> =>
  call.readTenant(async trx => {
    const sets = await ownSets(trx, MOST_LISTED)
    const known = await readable(trx, call, [...new Set(sets.flatMap(({ documents }) => documents))])
    return sets.map(({ id, state, time, documents }) => {
      const names = documents.flatMap(document => known.get(document) ?? [])
      return { id, state, time, count: names.length, names: names.slice(0, NAMED) }
    })
  })

const NOTHING: SetAnalysis = { documents: [], duplicates: [], timeline: [], words: [], topics: [], entities: [], contradictions: [] }

/** What was found over an own set, of those of its documents that the caller may read now. */
export const readDocumentSet = (call: CallOf<'unstructurDocumentdataAnalysisSetQueryById'>) =>
  call.readTenant(async (trx): Promise<DocumentSetAnalysis> => {
    const found = await findSet(trx, call.query.id)
    if (!found) fail(texts.noSet)
    const names = await readable(trx, call, found.documents)
    const { documents: _, ...result } = visibleSet(found.result ?? NOTHING, new Set(names.keys()))
    return {
      state: found.result ? 'ready' : found.fault === null ? 'waiting' : 'failed',
      fault: found.fault,
      time: found.time,
      documents: Array.from(names, ([document, name]) => ({ document, name })),
      ...(result as Omit<DocumentSetAnalysis, 'state' | 'fault' | 'time' | 'documents'>),
    }
  })
