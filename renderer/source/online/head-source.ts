import { RequestError } from '../../model/client'
import { defined } from '../../model/defined'
import type { Host } from '../../model/host'
import type { ChangeOutcome, ChangeSet, ListQuery, Page, Row, Source, SourceModel, SourceOperation, SourceType } from '../../model/source'
import { listParameters } from '../list-parameters'
import { isObject, readPage } from '../read-page'
import { saveOneByOne } from '../save-changes'
import { SourceError } from '../source-error'
import { texts } from '../texts'
import { changedHead, newFields, readFields, readHead, readIndexes, removedIds, savedRows } from './head'

/** The configuration of online forms: `onlineHead:forms`, and `onlineHead:views` of what shows the table of another form. */
export const onlineHeadSource: SourceType = { source: 'onlineHead', create: (model, host) => new OnlineHeadSource(model, host) }

const BASE = '/online/cgform'
const OFFERED: readonly SourceOperation[] = ['list', 'get', 'add', 'edit', 'delete', 'deleteBatch']

/** A head with its columns and indexes, as one record with rows. */
class OnlineHeadSource implements Source {
  private readonly views: boolean
  private readonly heads = new Map<string, Row>()
  private readonly read = new Map<string, Row>()

  constructor(
    private readonly model: SourceModel,
    private readonly host: Host,
  ) {
    this.views = model.code === 'views'
  }

  can(operation: SourceOperation): boolean {
    const offered = OFFERED.includes(operation) && !(this.views && operation === 'add')
    return offered && this.model.operations[operation] !== false
  }

  async list(query: ListQuery, signal?: AbortSignal): Promise<Page> {
    const { columns: _, ...asked } = query
    const parameters = { ...listParameters(asked), copyType: this.views ? 1 : 0 }
    const answer = await this.host.client.request({
      method: 'GET',
      path: `${BASE}/head/list`,
      query: parameters,
      ...defined({ signal }),
    })
    const page = readPage(answer)
    for (const row of page.rows) this.heads.set(this.keyOf(row), row)
    return page
  }

  async get(id: string, signal?: AbortSignal): Promise<Row> {
    const [head, fields, indexs] = await Promise.all([
      this.head(id, signal),
      this.below('field', id, signal),
      this.below('index', id, signal),
    ])
    if (head === undefined) throw new SourceError(texts.notFound)
    const whole = { ...readHead(head), fields: readFields(fields), indexs: readIndexes(indexs) }
    this.read.set(id, whole)
    return whole
  }

  /** What every table has: its key, who wrote a record and when. */
  async begin(): Promise<Row> {
    return { fields: newFields() }
  }

  async create(row: Row): Promise<string> {
    await this.checkTable(row)
    return (await this.send('POST', 'addAll', row, {})) || texts.added
  }

  async update(row: Row): Promise<string> {
    const before = this.read.get(this.keyOf(row)) ?? {}
    if (row.tableName !== before.tableName) await this.checkTable(row)
    return (await this.send('PUT', 'editAll', row, before)) || texts.edited
  }

  /** Configuration and table; `removeRecord` and flag 0 keep the table, see the screen. */
  async remove(ids: readonly string[]): Promise<string> {
    const [id = ''] = ids
    const one = ids.length === 1 && !this.views
    const query = one ? { id } : { ids: ids.join(','), flag: this.views ? 0 : 1 }
    const { message } = await this.host.client.answer({ method: 'DELETE', path: `${BASE}/head/${one ? 'delete' : 'deleteBatch'}`, query })
    return message || texts.deleted
  }

  async save(changes: ChangeSet): Promise<ChangeOutcome> {
    return await saveOneByOne(this, changes, this.model.key)
  }

  roots = () => refuse('roots')
  children = () => refuse('children')
  importFile = () => refuse('import')
  importTemplate = () => refuse('importTemplate')
  importPreview = () => refuse('importPreview')
  exportRows = () => refuse('export')

  /** As it is now: no call answers one head alone, and synchronising changes it. */
  private async head(id: string, signal: AbortSignal | undefined): Promise<Row | undefined> {
    const { rows } = await this.list({ page: 1, pageSize: 1, filters: { id } }, signal)
    return rows.find(row => this.keyOf(row) === id) ?? this.heads.get(id)
  }

  private async below(part: 'field' | 'index', headId: string, signal: AbortSignal | undefined): Promise<readonly Row[]> {
    const path = `${BASE}/${part}/listByHeadId`
    const answer = await this.host.client.request({ method: 'GET', path, query: { headId }, ...defined({ signal }) })
    return Array.isArray(answer) ? answer.filter(isObject) : []
  }

  /** A view has the table of its original: the number behind `$` is none of a table's name. */
  private async checkTable(row: Row): Promise<void> {
    const tbname = String(row.tableName ?? '').replace(/\$\d+$/, '')
    if (tbname !== row.tableName) return
    try {
      await this.host.client.answer({
        method: 'GET',
        path: `${BASE}/api/checkOnlyTable`,
        query: { tbname, id: this.keyOf(row) },
        silent: true,
      })
    } catch (error) {
      if (error instanceof RequestError && !error.shown) throw new SourceError(error.message || texts.tableTaken)
      throw error
    }
  }

  private async send(method: 'POST' | 'PUT', call: string, row: Row, before: Row): Promise<string> {
    const body = {
      head: changedHead(row, before),
      fields: savedRows(row.fields, before.fields),
      indexs: savedRows(row.indexs, before.indexs),
      deleteFieldIds: removedIds(row.fields, before.fields),
      deleteIndexIds: removedIds(row.indexs, before.indexs),
    }
    try {
      return (await this.host.client.answer({ method, path: `${BASE}/api/${call}`, body })).message
    } catch (error) {
      throw error instanceof RequestError ? placed(error) : error
    }
  }

  private keyOf(row: Row): string {
    return String(row[this.model.key] ?? '')
  }
}

/** What is wrong of a head and its rows (`fields.2.dbFieldName`), as forms know the places of their own items. */
function placed(error: RequestError): RequestError {
  if (!Array.isArray(error.result)) return error
  const problems = error.result.map(problem => {
    const [part, row, column] = isObject(problem) ? String(problem.field ?? '').split('.') : []
    if (part === 'head' && row !== undefined) return { ...(problem as Row), field: row }
    return column === undefined ? problem : { ...(problem as Row), field: part, row: Number(row), column }
  })
  return new RequestError(error.message, error.code, error.shown, problems)
}

async function refuse(operation: SourceOperation): Promise<never> {
  throw new SourceError(texts.notOffered(operation))
}
