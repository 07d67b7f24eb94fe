import { defineJob, type JobContext, type JobType } from '../../../jobs'
import { analyseDue, knownNames } from '../analysis/job'
import { dueOf } from '../analysis/repository'
import { findFields } from './find'
import * as rows from './repository'
import { fieldOf, type StoredTemplate, templatesFor } from './templates'
import { texts } from './texts'

/** Name of the kind of job. */
export const EXTRACTION = 'contractExtraction'

interface Params {
  readonly documents: readonly string[]
  /** '' : those that apply to each document. */
  readonly templateId: string
}

/** Lets calls through between two templates. */
const breathe = () => new Promise(resolve => setImmediate(resolve))

/** Looks for the fields of the templates in one document; whether it has a text, and a template. */
async function extract(
  { withTenant }: JobContext<Params>,
  documentId: string,
  all: readonly StoredTemplate[],
  given: boolean,
): Promise<boolean> {
  const head = await withTenant(trx => rows.documentHead(trx, documentId))
  const text = head && (await withTenant(trx => rows.contractText(trx, documentId)))
  const own = head ? (given ? all : templatesFor(all, head.name, head.type)) : []
  if (!text || own.length === 0) return false
  for (const template of own) {
    const found = findFields(text, template.fields.map(fieldOf))
    await withTenant(trx => rows.keepFields(trx, documentId, template, found))
    await breathe()
  }
  return true
}

/** Finds the fields of contracts in a choice of documents, which its owner could read when it was asked for. */
export const contractExtraction = (): JobType =>
  defineJob<Params>({
    name: EXTRACTION,
    title: () => texts.job,
    scheduled: false,
    right: 'contract:edit',
    params: () => ({
      type: 'object',
      properties: {
        documents: { type: 'array', title: texts.documents, minItems: 1, maxItems: 500, items: { type: 'string', maxLength: 64 } },
        templateId: { type: 'string', title: texts.template, maxLength: 64, default: '' },
      },
      required: ['documents', 'templateId'],
      additionalProperties: false,
    }),
    limits: { attempts: 2, pause: 10, seconds: 2 * 3600 },
    key: () => EXTRACTION,
    run: async context => {
      const { params, withTenant, progress, signal } = context
      const { documents, templateId } = params
      const all = await withTenant(trx => rows.templates(trx, templateId || undefined))
      const known = await knownNames(withTenant)
      let done = 0
      for (const [at, id] of documents.entries()) {
        signal.throwIfAborted()
        const due = await withTenant(trx => dueOf(trx, { source: 'document', recordId: id }))
        // Its tables are found with the rest of the analysis.
        if (due) await analyseDue(withTenant, due, known, context)
        if (await extract(context, id, all, templateId !== '')) done += 1
        progress(at + 1, documents.length, texts.ofSet(at + 1, documents.length))
      }
      const skipped = documents.length - done
      return { text: texts.done(done) + (skipped > 0 ? texts.skipped(skipped) : ''), link: '/unstructur/contract', data: { done, skipped } }
    },
  })
