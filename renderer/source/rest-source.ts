import { type ClientRequest, RequestError } from '../model/client'
import { defined } from '../model/defined'
import type { Host } from '../model/host'
import type {
  ChangeOutcome,
  ChangeSet,
  Download,
  ImportPreview,
  ListQuery,
  Page,
  RequestModel,
  Row,
  Source,
  SourceModel,
  SourceOperation,
  SourcePlace,
  SourceType,
} from '../model/source'
import { checkedDownload } from './checked-download'
import { importForm } from './import-form'
import { importOutcome } from './import-outcome'
import { filterParameters, listParameters } from './list-parameters'
import { picked, readPage } from './read-page'
import { recordScope } from './record-scope'
import { resolveRequest } from './resolve-request'
import { RowMemory } from './row-memory'
import { changesToSend, refusedRows, savedRows, saveOneByOne } from './save-changes'
import { SourceError } from './source-error'
import { texts } from './texts'

/** Rows behind an API: the list convention at a base path, or requests that the screen wrote. */
export const restSource: SourceType = { source: 'rest', create: (model, host, place) => new RestSource(model, host, place) }

class RestSource implements Source {
  private readonly seen: RowMemory

  constructor(
    private readonly model: SourceModel,
    private readonly host: Host,
    private readonly place: SourcePlace = {},
  ) {
    this.seen = new RowMemory(model.key)
  }

  can(operation: SourceOperation): boolean {
    if (operation === 'get') return this.find('get') !== undefined || this.can('list') || this.can('roots')
    return this.find(operation) !== undefined
  }

  async list(query: ListQuery, signal?: AbortSignal): Promise<Page> {
    const { countUpTo, sumOf } = query
    return await this.read(this.need('list'), { ...listParameters(query), countUpTo, sumOf: sumOf?.join(',') }, query, signal)
  }

  async get(id: string, signal?: AbortSignal): Promise<Row> {
    const row = await this.getPlain(id, signal)
    const extra = Object.entries(this.model.extra ?? {})
    const values = await Promise.all(
      extra.map(async ([field, request]) => [field, await this.call(request, { scope: row }, signal)] as const),
    )
    return { ...row, ...Object.fromEntries(values) }
  }

  async create(row: Row): Promise<string> {
    return (await this.send('add', { scope: row, body: row })) || texts.added
  }

  async update(row: Row): Promise<string> {
    return (await this.send('edit', { scope: row, body: row })) || texts.edited
  }

  async remove(ids: readonly string[]): Promise<string> {
    const [first] = ids
    if (this.find('deleteBatch') !== undefined && (ids.length !== 1 || this.find('delete') === undefined)) {
      return (await this.sendKeys('deleteBatch', { ids: ids.join(',') })) || texts.deleted
    }
    let message = ''
    for (const id of ids.length > 1 ? ids : [first ?? '']) message = await this.sendKeys('delete', { id })
    return message || texts.deleted
  }

  async save(changes: ChangeSet): Promise<ChangeOutcome> {
    if (this.find('saveBatch') === undefined) return await saveOneByOne(this, changes, this.model.key)
    const resolved = resolveRequest(this.need('saveBatch'), this.scope({}))
    try {
      const { message, result } = await this.host.client.answer({ ...resolved, body: changesToSend(changes, this.model.key), silent: true })
      return { saved: true, message: message || texts.edited, rows: savedRows(result) }
    } catch (error) {
      return refusedRows(error)
    }
  }

  async roots(query: ListQuery, signal?: AbortSignal): Promise<Page> {
    const request = this.find('roots')
    if (request !== undefined) return await this.read(request, listParameters(query), query, signal)
    return await this.read(this.need('list'), query.filters, query, signal)
  }

  async children(parent: Row, query: ListQuery, signal?: AbortSignal): Promise<readonly Row[]> {
    const parameters = { ...filterParameters(query), pid: String(parent[this.model.key] ?? '') }
    return (await this.read(this.need('children'), parameters, query, signal, parent)).rows
  }

  async importFile(file: File, onProgress: (share: number) => void) {
    const { body, ...request } = resolveRequest(this.need('import'), this.scope({}))
    return importOutcome(await this.host.client.upload({ ...request, form: importForm(file, body), onProgress, silent: true }))
  }

  async importPreview(file: File): Promise<ImportPreview> {
    const { body, ...request } = resolveRequest(this.need('importPreview'), this.scope({}))
    const { result } = await this.host.client.upload({
      ...request,
      form: importForm(file, body),
      onProgress: () => undefined,
      silent: true,
    })
    return result as ImportPreview
  }

  async importTemplate(): Promise<Download> {
    return await this.download(resolveRequest(this.need('importTemplate'), this.scope({})))
  }

  async exportRows(query: ListQuery, ids?: readonly string[]): Promise<Download> {
    const parameters = { ...filterParameters(query), ...(ids !== undefined && ids.length > 0 && { selections: ids.join(',') }) }
    return await this.download(resolveRequest(this.need('export'), this.scope({}, query), parameters))
  }

  private async getPlain(id: string, signal: AbortSignal | undefined): Promise<Row> {
    const request = this.find('get')
    const kept = this.seen.get(id)
    if (request === undefined) {
      if (kept === undefined) throw new SourceError(texts.notFound)
      return kept
    }
    const row = await this.call(request, { scope: kept ?? { [this.model.key]: id }, parameters: ownQuery(request) ?? { id } }, signal)
    if (typeof row !== 'object' || row === null) throw new SourceError(texts.notFound)
    return row as Row
  }

  private async read(request: RequestModel, parameters: ClientRequest['query'], query: ListQuery, signal?: AbortSignal, parent: Row = {}) {
    const resolved = resolveRequest(request, this.scope(parent, query), parameters)
    const page = readPage(await this.host.client.request(withSignal(resolved, signal)), request.pick)
    this.seen.keep(page.rows)
    return page
  }

  private async call(request: RequestModel, at: { scope: Row; parameters?: ClientRequest['query'] }, signal?: AbortSignal) {
    const resolved = resolveRequest(request, this.scope(at.scope), at.parameters)
    try {
      return picked(await this.host.client.request(withSignal(resolved, signal)), request.pick)
    } catch (error) {
      if (saysNone(error, request)) return null
      throw error
    }
  }

  private async sendKeys(operation: SourceOperation, keys: { readonly [name: string]: string }): Promise<string> {
    const request = this.need(operation)
    return await this.send(operation, { scope: this.seen.get(keys.id ?? '') ?? keys, parameters: ownQuery(request) ?? keys })
  }

  private async send(operation: SourceOperation, at: { scope: Row; body?: Row; parameters?: ClientRequest['query'] }): Promise<string> {
    const request = this.need(operation)
    const resolved = resolveRequest(request, this.scope(at.scope), at.parameters)
    const body = resolved.body ?? at.body
    return (await this.host.client.answer({ ...resolved, ...defined({ body }) })).message
  }

  private async download(request: ClientRequest): Promise<Download> {
    return await checkedDownload(await this.host.client.download(request))
  }

  private scope(row: Row, query?: ListQuery) {
    return recordScope({ ...this.place, row, query: query?.filters, host: this.host })
  }

  /** One row may be asked for where there is no call for it: the client reads it from a list. */
  private find(operation: SourceOperation): RequestModel | undefined {
    const request = this.model.operations[operation] || undefined
    const { abilities } = this.host.client
    const lacks = request !== undefined && operation !== 'get' && abilities?.has(request.method, request.path) === false
    return lacks ? undefined : request
  }

  private need(operation: SourceOperation): RequestModel {
    const request = this.find(operation)
    if (request !== undefined) return request
    throw new SourceError(operation === 'list' ? texts.listMissing : texts.notOffered(operation))
  }
}

/** Nothing when the screen wrote its own parameters, which then stand alone. */
function ownQuery(request: RequestModel): ClientRequest['query'] | undefined {
  return request.query === undefined && !request.path.includes('{') ? undefined : {}
}

/** Whether the server refused only because there is none; any other failure must not pass for an empty value. */
function saysNone(error: unknown, { none }: RequestModel): boolean {
  return none !== undefined && error instanceof RequestError && error.message === none
}

function withSignal(request: ClientRequest, signal: AbortSignal | undefined): ClientRequest {
  return signal === undefined ? request : { ...request, signal }
}
