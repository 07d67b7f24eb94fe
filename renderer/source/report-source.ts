import { RequestError } from '../model/client'
import type { Host } from '../model/host'
import type { ChangeOutcome, Download, ListQuery, Page, Row, Source, SourceModel, SourceOperation, SourceType } from '../model/source'
import { checkedDownload } from './checked-download'
import { filterParameters, listParameters, type Parameters } from './list-parameters'
import { isObject, readPage } from './read-page'
import { reportField } from './report-field'
import { SourceError } from './source-error'
import { texts } from './texts'

/** The rows of an online report, `report:CODE`. Its fields are written in the screen. */
export const reportSource: SourceType = { source: 'report', create: (model, host) => new ReportSource(model, host) }

const BASE = '/online/cgreport/api'
const OFFERED: readonly SourceOperation[] = ['list', 'get', 'export']
const LONGEST_KEY = 50

/** The id under which rows are asked for, and the columns by the names of their fields. */
interface Shape {
  readonly id: string
  readonly columns: ReadonlyMap<string, string>
}

class ReportSource implements Source {
  private shape?: Promise<Shape>
  private readonly seen = new Map<string, Row>()

  constructor(
    private readonly model: SourceModel,
    private readonly host: Host,
  ) {}

  can(operation: SourceOperation): boolean {
    return OFFERED.includes(operation) && this.model.operations[operation] !== false
  }

  async list(query: ListQuery, signal?: AbortSignal): Promise<Page> {
    const { id, columns } = await this.shaped()
    const path = `${BASE}/getData/${encodeURIComponent(id)}`
    const asked = spelled(listParameters(query), columns)
    const answer = await this.host.client.request({ method: 'GET', path, query: asked, signal })
    const { rows, total } = readPage(answer)
    const named = rows.map(row => this.named(row, columns))
    for (const row of named) this.seen.set(String(row[this.model.key]), row)
    return { rows: named, total }
  }

  async get(id: string): Promise<Row> {
    const row = this.seen.get(id)
    if (row === undefined) throw new SourceError(texts.notFound)
    return row
  }

  async exportRows(query: ListQuery): Promise<Download> {
    const { id, columns } = await this.shaped()
    const path = `${BASE}/exportXls/${encodeURIComponent(id)}`
    return await checkedDownload(await this.host.client.download({ method: 'GET', path, query: spelled(filterParameters(query), columns) }))
  }

  create = () => refuse('add')
  update = () => refuse('edit')
  remove = () => refuse('delete')
  roots = () => refuse('roots')
  children = () => refuse('children')
  importFile = () => refuse('import')
  importTemplate = () => refuse('importTemplate')
  importPreview = () => refuse('importPreview')
  save = (): Promise<ChangeOutcome> => refuse('saveBatch')

  private shaped(): Promise<Shape> {
    this.shape ??= readShape(this.host, this.model.code ?? '')
    // A failure is asked about again.
    this.shape.catch(() => delete this.shape)
    return this.shape
  }

  /** Rows have no id of their own unless a column is called so: all their values, cut at 50 characters. */
  private named(row: Row, columns: Shape['columns']): Row {
    const own = Object.fromEntries([...columns].map(([field, column]) => [field, row[column]]))
    const texts = [...columns].map(([field, column]) => [`${field}_dictText`, row[`${column}_dictText`]] as const)
    const key = row[this.model.key] ?? Object.values(row).join('').slice(0, LONGEST_KEY)
    return { ...row, ...own, ...Object.fromEntries(texts.filter(([, text]) => text !== undefined)), [this.model.key]: key }
  }
}

async function readShape(host: Host, code: string): Promise<Shape> {
  const path = `${BASE}/getRpColumns/${encodeURIComponent(code)}`
  try {
    const answer = await host.client.request({ method: 'GET', path, silent: true })
    const { columns, cgRpConfigId } = isObject(answer) ? answer : {}
    const names = (Array.isArray(columns) ? columns : []).flatMap(column => (isObject(column) ? [String(column.dataIndex ?? '')] : []))
    return { id: String(cgRpConfigId ?? code), columns: new Map(names.map((name, index) => [reportField(name, index), name])) }
  } catch (error) {
    // The page of a report is opened by its id, by which older servers do not tell columns; `getData` then says what is wrong.
    if (error instanceof RequestError) return { id: code, columns: new Map() }
    throw error
  }
}

/** Parameters by the names of columns instead of those of fields. */
function spelled(parameters: Parameters, columns: Shape['columns']): Parameters {
  const columnOf = (name: string) => {
    const [field = '', end = ''] = /^(.*?)(_begin|_end|_MultiString)?$/.exec(name)?.slice(1) ?? []
    return columns.get(name) ?? (columns.has(field) ? `${columns.get(field)}${end}` : name)
  }
  const asked = Object.entries(parameters).map(([name, value]) => [columnOf(name), value] as const)
  const { column } = parameters
  return { ...Object.fromEntries(asked), ...(typeof column === 'string' && { column: columns.get(column) ?? column }) }
}

async function refuse(operation: SourceOperation): Promise<never> {
  throw new SourceError(texts.notOffered(operation))
}
