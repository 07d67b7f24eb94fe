import type { ChangeOutcome, ChangeSet, ListQuery, Page, Row, Source, SourceModel, SourceOperation, SourceType } from '../model/source'
import { compareValues, matchesQuery } from './match-filter'
import { isObject } from './read-page'
import { saveOneByOne } from './save-changes'
import { SourceError } from './source-error'
import { texts } from './texts'

const OFFERED: readonly SourceOperation[] = ['list', 'get', 'add', 'edit', 'delete', 'deleteBatch', 'roots', 'children']

/** Rows written in the screen. Changes live as long as the screen is drawn. */
export const dataSource: SourceType = { source: 'data', create: model => new DataSource(model) }

/**
 * A kind of source that reads tables of the page: screens name one after the kind, such as `"source": "memory:work"`. Changes live as long as
 * the screen is drawn. A table that is not there is an error.
 */
export const memorySource = (source: string, tables: { readonly [table: string]: readonly Row[] }): SourceType => ({
  source,
  create: model => {
    const data = tables[model.code ?? '']
    if (data === undefined) throw new Error(`The source "${source}" has no table "${model.code ?? ''}".`)
    return new DataSource({ ...model, data })
  },
})

class DataSource implements Source {
  private rows: readonly Row[]
  private made = 0

  constructor(private readonly model: SourceModel) {
    this.rows = (model.data ?? []).map((row, index) => (model.key in row ? row : { ...row, [model.key]: `row-${index + 1}` }))
  }

  can(operation: SourceOperation): boolean {
    return OFFERED.includes(operation) && this.model.operations[operation] !== false
  }

  async list(query: ListQuery): Promise<Page> {
    const found = this.matching(query)
    const start = (query.page - 1) * query.pageSize
    return { rows: found.slice(start, start + query.pageSize), total: found.length }
  }

  async get(id: string): Promise<Row> {
    const row = this.rows.find(candidate => this.keyOf(candidate) === id)
    if (row === undefined) throw new SourceError(texts.notFound)
    return row
  }

  async create(row: Row): Promise<string> {
    this.made += 1
    this.rows = [...this.rows, { ...row, [this.model.key]: this.keyOf(row) || `new-${this.made}` }]
    return texts.added
  }

  async update(row: Row): Promise<string> {
    const id = this.keyOf(row)
    await this.get(id)
    this.rows = this.rows.map(old => (this.keyOf(old) === id ? { ...old, ...row } : old))
    return texts.edited
  }

  async remove(ids: readonly string[]): Promise<string> {
    this.rows = this.rows.filter(row => !ids.includes(this.keyOf(row)))
    return texts.deleted
  }

  async save(changes: ChangeSet): Promise<ChangeOutcome> {
    return await saveOneByOne(this, changes, this.model.key)
  }

  async roots(query: ListQuery): Promise<Page> {
    const rows = this.matching(query)
    return { rows, total: rows.length }
  }

  async children(parent: Row): Promise<readonly Row[]> {
    return Array.isArray(parent.children) ? parent.children.filter(isObject) : []
  }

  async importFile(): Promise<never> {
    throw new SourceError(texts.notOffered('import'))
  }

  async importPreview(): Promise<never> {
    throw new SourceError(texts.notOffered('importPreview'))
  }

  async importTemplate(): Promise<never> {
    throw new SourceError(texts.notOffered('importTemplate'))
  }

  async exportRows(): Promise<never> {
    throw new SourceError(texts.notOffered('export'))
  }

  private matching({ filters, advanced, sort }: ListQuery): readonly Row[] {
    const found = this.rows.filter(row => matchesQuery(row, filters, advanced))
    if (sort === undefined) return found
    const turn = sort.order === 'asc' ? 1 : -1
    return found.sort((left, right) => turn * compareValues(left[sort.field], right[sort.field]))
  }

  private keyOf(row: Row): string {
    return String(row[this.model.key] ?? '')
  }
}
