import type { ContractExtraction, ContractResults } from '../../../generated/operations'
import { answer, file } from '../../../http/answers'
import { type Call, type CallOf, defineModule, type Module } from '../../../http/module'
import { askRun } from '../../../jobs'
import type { ListSpec, RawListQuery } from '../../../query'
import { find, findMany } from '../../../records/repository'
import { writeWorkbook, XLSX_TYPE } from '../../../sheets'
import { commaList } from '../../../util/comma-list'
import { errors, fail } from '../../../util/errors'
import { findReadable, listOf, ruledList } from '../records/readable'
import { conditionProblem, type FieldKind } from './find'
import { contractExtraction, EXTRACTION } from './job'
import * as rows from './repository'
import { resultsBook } from './results'
import { checkTemplate, fieldOf, type StoredTemplate, TEMPLATES } from './templates'
import { texts } from './texts'
import { changeOf } from './value'

const documentsOf = (trx: rows.Trx, call: Call): ListSpec => listOf(trx.catalog, call, 'document') ?? fail(texts.none)

/** An extraction from a document that the caller may read; of another one nothing is told. */
async function mustFind(trx: rows.Trx, call: Call, id: string) {
  const found = await rows.findExtraction(trx, id)
  const document = found && (await findReadable(trx, call, 'document', found.documentId))
  return found && document ? { found, document } : fail(texts.none)
}

const refuseTemplate = () => fail(texts.noSuchTemplate, 500, [{ field: 'templateId', message: texts.noSuchTemplate }])

/** A template that the rules for rows leave the caller. */
async function templateFor(trx: rows.Trx, call: Call, id: string): Promise<StoredTemplate | undefined> {
  const list = ruledList(trx.catalog, call, TEMPLATES)
  return list && (await find(trx, list, id)) ? (await rows.templates(trx, id))[0] : undefined
}

/** Has the fields of templates looked for in those of some documents that the caller may read. */
const extract = (call: CallOf<'unstructurDocumentdataContractExtract'>) =>
  call.withTenant(async trx => {
    const asked = [...new Set(commaList(call.body.documents))]
    const documents = [...(await findMany(trx, documentsOf(trx, call), asked)).keys()]
    if (documents.length === 0) fail(texts.noneReadable)
    const { templateId = '' } = call.body
    if (templateId && !(await templateFor(trx, call, templateId))) refuseTemplate()
    const id = await askRun(trx, {
      type: EXTRACTION,
      params: { documents, templateId: templateId ?? '' },
      tells: 'success,failure',
    })
    return answer({ result: { id }, message: texts.asked(documents.length) })
  })

const list = (call: CallOf<'unstructurDocumentdataContractList'>) =>
  call.readTenant(trx => rows.extractionPage(trx, documentsOf(trx, call), call.query))

async function shown(trx: rows.Trx, call: Call, id: string): Promise<ContractExtraction> {
  const { found, document } = await mustFind(trx, call, id)
  return { ...found, name: String(document.name), values: [...(await rows.valuesOf(trx, id))] }
}

const queryById = (call: CallOf<'unstructurDocumentdataContractQueryById'>) => call.readTenant(trx => shown(trx, call, call.query.id))

/** Conditions of the template look at other values, too: each is told anew when one of them has changed. */
async function judgeAnew(trx: rows.Trx, { id, templateId }: rows.Extraction): Promise<void> {
  const fields = (await rows.templates(trx, templateId))[0]?.fields.map(fieldOf) ?? []
  const values = await rows.valuesOf(trx, id)
  const byLabel = new Map(values.map(each => [each.label, { kind: each.kind as FieldKind, value: each.value }]))
  for (const value of values) {
    const field = fields.find(({ label }) => label === value.label)
    const own = field?.condition ? conditionProblem(field, byLabel) : undefined
    const isCondition =
      field?.condition && (value.problem === null || value.problem === (field.message || texts.conditionFails(field.condition)))
    if (isCondition) await rows.setProblem(trx, value.id, own ?? null)
  }
}

/** Confirms, corrects or denies a value. */
const editValue = (call: CallOf<'unstructurDocumentdataContractValueEdit'>) =>
  call.withTenant(async trx => {
    const { id, version } = call.body
    const before = (await rows.findValue(trx, id)) ?? fail(texts.none)
    const { found } = await mustFind(trx, call, before.extractionId)
    if (found.state === 'checked') fail(texts.alreadyChecked)
    const change = changeOf(before, call.body)
    if (!(await rows.changeValue(trx, id, version, call.session.username, change))) throw errors.stale(await rows.findValue(trx, id))
    await judgeAnew(trx, found)
    const message = { confirmed: texts.confirmed, corrected: texts.corrected, absent: texts.absent, open: texts.reopened }[change.state]
    return answer({ result: await shown(trx, call, found.id), message })
  })

/** Marks a contract as checked, once each of its fields is, or takes that back. */
const check = (call: CallOf<'unstructurDocumentdataContractCheck'>) =>
  call.withTenant(async trx => {
    const { id, checked } = call.body
    await mustFind(trx, call, id)
    const open = (await rows.valuesOf(trx, id)).filter(({ state }) => state === 'open').length
    if (checked && open > 0) fail(texts.open(open))
    await rows.setChecked(trx, id, checked ? call.session.username : null)
    return answer({ result: await shown(trx, call, id), message: checked ? texts.checked : texts.reopened })
  })

const remove = (call: CallOf<'unstructurDocumentdataContractDelete'>) =>
  call.withTenant(async trx => {
    await mustFind(trx, call, call.query.id)
    await rows.dropExtractions(trx, [call.query.id])
    return answer({ message: texts.deleted })
  })

async function resultsFor(
  trx: rows.Trx,
  call: Call,
  { ids, ...query }: RawListQuery & { readonly templateId: string; readonly ids?: string | undefined },
) {
  const { templateId } = query
  const template = await templateFor(trx, call, templateId)
  const found = await rows.results(trx, documentsOf(trx, call), query, commaList(ids ?? ''))
  const labels = [
    ...new Set([...(template?.fields.map(({ label }) => label) ?? []), ...found.flatMap(({ values }) => values.map(({ label }) => label))]),
  ]
  const kinds = new Map(template?.fields.map(({ label, kind }) => [label, kind]) ?? [])
  return { name: template?.name ?? '', labels, kinds, found }
}

const results = (call: CallOf<'unstructurDocumentdataContractResults'>) =>
  call.readTenant(async (trx): Promise<ContractResults> => {
    const { labels, found } = await resultsFor(trx, call, { ...call.query })
    return { labels, more: found.length === rows.MOST_RESULTS, contracts: found.map(each => ({ ...each, values: [...each.values] })) }
  })

const exportXls = (call: CallOf<'unstructurDocumentdataContractExportXls'>) =>
  call.withTenant(async trx => {
    const own = await resultsFor(trx, call, { ...call.query })
    await call.audit({ table: 'contract_extraction', action: 'export', detail: { rows: own.found.length } })
    const content = writeWorkbook(resultsBook(own, call.session.realname))
    return file({ content, name: `${texts.results(own.name)}.xlsx`, type: XLSX_TYPE })
  })

/** Fields of contracts by templates, checked by users beside the page. */
export const contractFields: Module = defineModule({
  name: 'contractFields',
  rows: 'reader',
  outgoing: 'none',
  declare: ({ entities, jobs }) => {
    entities.declare(TEMPLATES, { check: checkTemplate })
    jobs.declare(contractExtraction())
  },
  prepare: rows.seedTemplates,
  handlers: {
    unstructurDocumentdataContractExtract: extract,
    unstructurDocumentdataContractList: list,
    unstructurDocumentdataContractQueryById: queryById,
    unstructurDocumentdataContractValueEdit: editValue,
    unstructurDocumentdataContractCheck: check,
    unstructurDocumentdataContractDelete: remove,
    unstructurDocumentdataContractResults: results,
    unstructurDocumentdataContractExportXls: exportXls,
  },
})
