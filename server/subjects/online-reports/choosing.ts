import { type Catalog, type ChoiceFinder, type LabelReader, NO_RULES, type OwnLabelReader, readerOf, spelled } from '../../query'
import { ServerError } from '../../util/errors'
import * as reports from './repository'
import { statedTexts } from './run'
import { type ReportReader, readerIn, readerWithin, standingOf } from './standing'

async function mayRun(report: reports.Report, reader: ReportReader): Promise<boolean> {
  try {
    await standingOf(report, reader)
    return true
  } catch (error) {
    if (error instanceof ServerError) return false
    throw error
  }
}

/** Reports that choose by a triple where they are asked, for those who may run them. */
const choicesBy: ChoiceFinder = async (trx, asking, dict) => {
  const found = await reports.choosingFrom(trx, dict.split(',', 1)[0] ?? '')
  const own = found.filter(({ dictCode }) => spelled(dictCode) === dict)
  for (const { id } of own) {
    const report = await reports.findReport(trx, { id })
    if (report && (await mayRun(report, readerWithin(readerOf(asking), trx)))) return [{ dict, parents: [], filters: [] }]
  }
  return []
}

/**
 * Who sees a record sees the texts of the rows that it names, as far as their owners let them; to choose takes the list itself. Those
 * of a statement, whose rows are its reader's, are read below.
 */
const listedTexts: LabelReader = async (trx, rest, values) => {
  const [code = '', text = '', value = ''] = rest.split(',')
  const report = await reports.findReport(trx, { code })
  const lists = trx.catalog.readable
  const list = report && !report.cgrSql && lists.at(report.source ?? '')
  if (!list || (list.owned && values === undefined)) return new Map()
  const { reader } = trx
  if (list.owned && !reader) return new Map()
  const can = (right: string) => right === list.right || reader?.can(right) === true
  const within = { username: reader?.username ?? '', can, rowRules: reader?.rowRules ?? NO_RULES }
  const { spec } = await standingOf(report, readerWithin(within, trx))
  const known = [value, text].every(name => spec.columns.some(column => column.name === name))
  return known ? reports.textsOf(trx, spec, { value, text }, values) : new Map()
}

/** Of a statement, which shows what its reader may see, and no other reader more than that. */
const textsOfStatement: OwnLabelReader = async ({ reader, ...runs }, rest, values) => {
  const [code = '', text = '', value = ''] = rest.split(',')
  const report = await runs.readTenant(trx => reports.findReport(trx, { code }))
  if (!report?.cgrSql) return undefined
  const standing = await standingOf(report, readerIn(reader, runs))
  const names = new Set(standing.spec.columns.map(({ name }) => name))
  if (!names.has(value) || !names.has(text)) return new Map()
  return statedTexts(runs, standing, { value, text }, values)
}

/** Says how reports choose, and lets fields choose out of reports. */
export function declareChoosing({ choices, labels, ownLabels }: Catalog): void {
  choices.declareFinder('online-report', choicesBy)
  labels.declare('report', listedTexts)
  ownLabels.declare('report', textsOfStatement)
}
