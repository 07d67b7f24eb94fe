import { defineJob, type JobType } from '../../../../jobs'
import { analyseDue, knownNames } from '../job'
import { dueOf } from '../repository'
import { texts } from '../texts'
import { analyseSet } from './analyse-set'
import type { DocumentFacts } from './facts'
import * as rows from './repository'

/** Name of the kind of job. */
export const SET_ANALYSIS = 'documentSetAnalysis'

/** Characters before and behind an entity that are shown with it. */
const AROUND = 24

/** What stands around a place within its line. */
export function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - AROUND), start)
      .split('\n')
      .at(-1) ?? ''
  const behind = text.slice(end, end + AROUND).split('\n')[0] ?? ''
  return `${before}${text.slice(start, end)}${behind}`.trim()
}

/** Kinds that contradict each other, and are shown amid what stands around them. */
const STATED: ReadonlySet<string> = new Set(['amount', 'date', 'period'])

async function factsOf(trx: rows.Trx, document: string): Promise<DocumentFacts> {
  const found = await rows.findFacts(trx, document)
  const placed = found.entities.filter(({ kind }) => STATED.has(kind))
  const pages = await rows.pageTexts(trx, document, [...new Set(placed.map(({ page }) => page))])
  const told = ({ page, start, end, kind }: (typeof found.entities)[number]) =>
    STATED.has(kind) ? around(pages.get(page) ?? '', start, end) : ''
  return { ...found, entities: found.entities.map(entity => ({ ...entity, around: told(entity) })) }
}

/** Looks over the documents of a set, first at those whose text was not looked at yet. Its owner could read all of them when it was asked for. */
export const documentSetJob = (): JobType =>
  defineJob<{ readonly id: string }>({
    name: SET_ANALYSIS,
    title: () => texts.setJob,
    right: 'login',
    scheduled: false,
    params: () => ({
      type: 'object',
      properties: { id: { type: 'string', title: texts.set, minLength: 1, maxLength: 36 } },
      required: ['id'],
      additionalProperties: false,
    }),
    limits: { attempts: 2, pause: 10, seconds: 2 * 3600 },
    key: () => SET_ANALYSIS,
    ended: (trx, { id }, { error }) => rows.keepFault(trx, id, error),
    run: async context => {
      const { params, withTenant, progress, signal } = context
      const documents = (await withTenant(trx => rows.findSet(trx, params.id)))?.documents ?? []
      const known = await knownNames(withTenant)
      const all: DocumentFacts[] = []
      for (const [at, document] of documents.entries()) {
        signal.throwIfAborted()
        const [source = '', recordId = ''] = document.split(':')
        const due = await withTenant(trx => dueOf(trx, { source: source === 'knowledge' ? 'knowledge' : 'document', recordId }))
        if (due) await analyseDue(withTenant, due, known, context)
        all.push(await withTenant(trx => factsOf(trx, document)))
        progress(at + 1, documents.length, texts.ofSet(at + 1, documents.length))
      }
      await withTenant(trx => rows.keepResult(trx, params.id, analyseSet(all)))
      return { text: texts.setDone(documents.length), link: `/unstructur/analysis?id=${params.id}` }
    },
  })
