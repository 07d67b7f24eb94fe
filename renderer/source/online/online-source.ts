import { defined } from '../../model/defined'
import { fillRuleOf } from '../../model/fill-rule'
import type { Host } from '../../model/host'
import type {
  ChangeOutcome,
  ChangeSet,
  Download,
  ImportOutcome,
  ImportPreview,
  ListQuery,
  Page,
  Row,
  Source,
  SourceModel,
  SourceOperation,
  SourceType,
} from '../../model/source'
import { checkedDownload } from '../checked-download'
import { importForm } from '../import-form'
import { importOutcome } from '../import-outcome'
import { filterParameters, listParameters, type Parameters } from '../list-parameters'
import { isObject, readPage } from '../read-page'
import { saveOneByOne } from '../save-changes'
import { SourceError } from '../source-error'
import { texts } from '../texts'
import { type OnlineCode, readCode } from './code'
import { columnTexts, withTexts } from './columns'
import { isOneToOne, isSubTable } from './fields'
import { columnAsked, MAIN_ID, onlineScreen } from './screen'
import { BASE, type OnlineShape, readShape, shapeOf, tableType } from './shape'

/** The records of an online form, `online:CODE`; see `code.ts` for its codes. The form's fields come with it. */
export const onlineSource: SourceType = {
  source: 'online',
  create: (model, host) => new OnlineSource(model, host),
  async describe(code, host) {
    const shape = await readShape(host.client, code)
    return { file: `online form ${code}`, text: JSON.stringify(onlineScreen(shape), null, 2) }
  },
}

const RECORDS: readonly SourceOperation[] = [
  'get',
  'add',
  'edit',
  'delete',
  'deleteBatch',
  'import',
  'importTemplate',
  'importPreview',
  'export',
]
const OFFERED: { readonly [list in OnlineCode['list']]: readonly SourceOperation[] } = {
  auto: ['list', ...RECORDS],
  tree: ['roots', 'children', ...RECORDS],
  erp: ['list', ...RECORDS],
  tab: ['list', ...RECORDS],
  inner: ['list', ...RECORDS],
}

/** Page size that means all rows. */
const ALL = -521

class OnlineSource implements Source {
  private readonly code: string
  private readonly at: OnlineCode
  /** Records as they were read, for what a form does not show: a save puts the whole record in place of the old one. */
  private readonly read = new Map<string, Row>()
  /** Of an ERP sub-list: the key of the record that it stands below, by its column. */
  private foreign: Row = {}

  constructor(
    private readonly model: SourceModel,
    private readonly host: Host,
  ) {
    this.code = model.code ?? ''
    this.at = readCode(this.code)
  }

  can(operation: SourceOperation): boolean {
    const offered = this.isInner() ? (['list', 'get'] as const) : OFFERED[this.at.list]
    return (offered as readonly string[]).includes(operation) && this.model.operations[operation] !== false
  }

  async list(query: ListQuery, signal?: AbortSignal): Promise<Page> {
    if (this.isInner()) return await this.inner(query, signal)
    const shape = await this.shape()
    this.foreign = Object.fromEntries(shape.table.foreignKeys.map(({ field }) => [field, query.filters[field] ?? '']))
    const page = shape.table.paginationFlag === 'N' ? { pageNo: 1, pageSize: ALL } : {}
    return await this.page(
      `getData/${this.head()}`,
      { ...spelled(listParameters(unpaged(query))), ...page, ...this.tableType() },
      shape,
      signal,
    )
  }

  async roots(query: ListQuery, signal?: AbortSignal): Promise<Page> {
    const shape = await this.shape()
    const asked = spelled(listParameters(unpaged(query)))
    const searched = Object.keys(query.filters).length > 0 || query.advanced !== undefined
    const root = searched ? {} : { [shape.table.pidField ?? 'pid']: '0' }
    return await this.page(`getTreeData/${this.head()}`, { ...root, ...asked, hasQuery: String(searched) }, shape, signal)
  }

  async children(parent: Row, query: ListQuery, signal?: AbortSignal): Promise<readonly Row[]> {
    const shape = await this.shape()
    const { pidField = 'pid', hasChildrenField = 'has_child' } = shape.table
    const below = { [pidField]: String(parent[this.model.key] ?? ''), [hasChildrenField]: '1' }
    const asked = { ...spelled(filterParameters(query)), ...below, hasQuery: 'false', pageNo: 1, pageSize: ALL }
    return (await this.page(`getTreeData/${this.head()}`, asked, shape, signal)).rows
  }

  async get(id: string, signal?: AbortSignal): Promise<Row> {
    const shape = await this.shape()
    const path = `${BASE}/form/${this.head()}/${encodeURIComponent(id)}`
    const answer = await this.host.client.request({ method: 'GET', path, ...defined({ signal }) })
    if (!isObject(answer)) throw new SourceError(texts.notFound)
    this.read.set(id, answer)
    const records = singles(shape).map(name => [name, Array.isArray(answer[name]) ? (answer[name][0] ?? null) : (answer[name] ?? null)])
    return { ...answer, ...Object.fromEntries(records) }
  }

  async create(row: Row): Promise<string> {
    const body = sent(unmade(row), await this.shape())
    const { message } = await this.host.client.answer({ method: 'POST', path: await this.form(), query: await this.saveType(), body })
    return message || texts.added
  }

  async update(row: Row): Promise<string> {
    const known = this.read.get(String(row[this.model.key] ?? '')) ?? {}
    const shape = await this.shape()
    const whole = { ...known, ...row, ...wholeSingles(row, known, singles(shape)) }
    const body = sent(Object.fromEntries(Object.entries(whole).filter(([name]) => !name.endsWith('_dictText'))), shape)
    const { message } = await this.host.client.answer({ method: 'PUT', path: await this.form(), query: await this.saveType(), body })
    return message || texts.edited
  }

  async remove(ids: readonly string[]): Promise<string> {
    const path = `${await this.form()}/${ids.map(encodeURIComponent).join(',')}`
    const { message } = await this.host.client.answer({ method: 'DELETE', path, query: this.tableType() })
    return message || texts.deleted
  }

  async save(changes: ChangeSet): Promise<ChangeOutcome> {
    return await saveOneByOne(this, changes, this.model.key)
  }

  /**
   * What fill rules give a new record, where the server does not number it when it is saved. One that the server cannot give is told, and
   * its field stays empty.
   */
  async begin(): Promise<Row> {
    const { form } = await this.shape()
    const rules = Object.entries(form.properties).flatMap(([name, { defVal, numberedOnSave }]) => {
      const rule = numberedOnSave ? undefined : fillRuleOf(defVal)
      return rule === undefined ? [] : [[name, rule] as const]
    })
    const values = await Promise.all(rules.map(async ([name, rule]) => [name, await this.filled(rule)] as const))
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }

  async importFile(file: File, onProgress: (share: number) => void): Promise<ImportOutcome> {
    const path = `${BASE}/importXls/${this.head()}`
    return importOutcome(
      await this.host.client.upload({
        method: 'POST',
        path,
        query: this.tableType(),
        form: this.uploaded(file),
        onProgress,
        silent: true,
      }),
    )
  }

  async importPreview(file: File): Promise<ImportPreview> {
    const path = `${BASE}/importPreview/${this.head()}`
    const { result } = await this.host.client.upload({
      method: 'POST',
      path,
      form: this.uploaded(file),
      onProgress: () => undefined,
      silent: true,
    })
    return result as ImportPreview
  }

  /** A workbook for the rows below the record that is chosen, where they stand below one. */
  private uploaded(file: File): FormData {
    return importForm(file, this.at.sub === undefined ? undefined : { foreignKeys: this.foreign })
  }

  async importTemplate(): Promise<Download> {
    return await checkedDownload(await this.host.client.download({ method: 'GET', path: `${BASE}/importTemplate/${this.head()}` }))
  }

  async exportRows(query: ListQuery, ids: readonly string[] = []): Promise<Download> {
    const params = { ...spelled(filterParameters(query)), ...this.tableType(), ...(ids.length > 0 && { selections: ids.join(',') }) }
    const path = `${BASE}/exportXls/${this.head()}`
    return await checkedDownload(await this.host.client.download({ method: 'GET', path, query: { paramsStr: JSON.stringify(params) } }))
  }

  private shape(): Promise<OnlineShape> {
    return shapeOf(this.host.client, this.code)
  }

  private isInner(): boolean {
    return this.at.list === 'inner' && this.at.sub !== undefined
  }

  /** The head whose table is read and written. */
  private head(): string {
    return encodeURIComponent(this.at.list === 'erp' ? (this.at.sub ?? this.at.id) : this.at.id)
  }

  private async form(): Promise<string> {
    return `${BASE}/form/${this.head()}`
  }

  /** Lists of the ERP kind say which of their tables they mean. */
  private tableType(): { readonly tabletype?: number } {
    return this.at.list === 'erp' ? { tabletype: tableType(this.at) } : {}
  }

  private async saveType(): Promise<{ readonly tabletype: number }> {
    return { tabletype: this.at.list === 'erp' ? tableType(this.at) : (await this.shape()).form.tableType }
  }

  private async page(path: string, query: Parameters, shape: OnlineShape, signal: AbortSignal | undefined): Promise<Page> {
    const { rows, total } = readPage(
      await this.host.client.request({ method: 'GET', path: `${BASE}/${path}`, query, ...defined({ signal }) }),
    )
    const known = columnTexts(shape.table)
    return { rows: rows.map(row => withTexts(row, known)), total }
  }

  /** What belongs to one record, read when its row is opened: rows, or the one record. */
  private async inner({ filters }: ListQuery, signal: AbortSignal | undefined): Promise<Page> {
    const { part } = await this.shape()
    const id = encodeURIComponent(filters[MAIN_ID] ?? '')
    const table = encodeURIComponent(this.at.sub ?? '')
    const single = part !== undefined && isOneToOne(part)
    const path = `${BASE}/subform/${single ? '' : 'list/'}${table}/${id}`
    const answer = await this.host.client.request({ method: 'GET', path, ...defined({ signal }) })
    return readPage(single ? (isObject(answer) ? [answer] : []) : answer)
  }

  private async filled(rule: string): Promise<unknown> {
    const path = `/sys/fillRule/executeRuleByCode/${encodeURIComponent(rule)}`
    try {
      return (await this.host.client.request({ method: 'PUT', path, body: {} })) ?? undefined
    } catch {
      return undefined
    }
  }
}

const singles = ({ form }: OnlineShape) =>
  Object.entries(form.properties).flatMap(([name, property]) => (isSubTable(property) && isOneToOne(property) ? [name] : []))

/** One-to-one records with what their fields do not show, such as their ids. */
function wholeSingles(row: Row, known: Row, names: readonly string[]): Row {
  const parts = names.map(name => [name, row[name], Array.isArray(known[name]) ? known[name][0] : known[name]] as const)
  return Object.fromEntries(
    parts.flatMap(([name, now, before]) => (isObject(now) && isObject(before) ? [[name, { ...before, ...now }]] : [])),
  )
}

/** A record as the API wants it: one-to-one records as lists of one, and empty lists as empty texts. */
function sent(row: Row, shape: OnlineShape): Row {
  const single = new Set(singles(shape))
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const list = single.has(name) && isObject(value) ? [value] : value
      return [name, (Array.isArray(list) && list.length === 0) || (single.has(name) && list === null) ? '' : list]
    }),
  )
}

/** A copy of a record brings its rows along, which are to be rows of their own. */
function unmade(row: Row): Row {
  const without = ({ id: _, ...rest }: Row) => rest
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(item => (isObject(item) ? without(item) : item)) : isObject(value) ? without(value) : value,
    ]),
  )
}

/** Which columns are shown is not passed on. */
function unpaged({ columns: _, ...query }: ListQuery): ListQuery {
  return query
}

/** The advanced query of online lists has all its marks encoded, and inputs of their own ask for the column behind them. */
function spelled({ superQueryParams, ...parameters }: Parameters): Parameters {
  const named = Object.fromEntries(Object.entries(parameters).map(([name, value]) => [columnAsked(name), value]))
  if (typeof superQueryParams !== 'string') return named
  const conditions = JSON.parse(decodeURI(superQueryParams)) as readonly { readonly field: string }[]
  const asked = conditions.map(condition => ({ ...condition, field: columnAsked(condition.field) }))
  return { ...named, superQueryParams: encodeURIComponent(JSON.stringify(asked)) }
}
