import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { startAgain } from '../../../tests/helpers/server'

/** Does not compress, as texts of people hardly do: a text that repeats itself fits into an index however long it is. */
const manyLetters = (count: number) =>
  [...randomBytes(count * 2)]
    .map(byte => String.fromCodePoint(0x4e00 + byte * 64))
    .join('')
    .slice(0, count)

openServer()

const indexes = async (table: string) =>
  (await server.sql<{ name: string }>('select indexname as name from pg_indexes where tablename = $1', [table])).map(({ name }) => name)

describe('a long text', () => {
  // The first: an index takes in a deleted row too, as long as a query under way may see it.
  it('loses the index that an earlier version made of it', async () => {
    await server.sql('create index ix_example_article_content on weft.example_article (tenant_id, content)')
    await startAgain(server)
    expect(await indexes('example_article')).not.toContain('ix_example_article_content')
    expect(await indexes('example_article')).toContain('ix_example_article_name')
  })

  it('is kept, whatever its list asks of it', async () => {
    const content = `<p>${manyLetters(20_000)}</p>`
    const { body } = await admin.post('/example/article/add', { name: '长文', content })
    expect(body).toMatchObject({ success: true })
    const found = await admin.get<{ records: { content: string }[] }>('/example/article/list', { name: '长文' })
    expect(found.body.result.records[0]?.content).toBe(content)
    const part = await admin.get<{ total: number }>('/example/article/list', { content: `*${content.slice(500, 520)}*` })
    expect(part.body.result.total).toBe(1)
  })

  it('is kept by an online form, where it may have to be unique', async () => {
    const long = { dbFieldName: 'content', dbFieldTxt: '正文', dbType: 'Text', dbLength: 0, fieldShowType: 'textarea' }
    const indexs = [
      { indexName: 'one', indexField: 'content', indexType: 'unique' },
      { indexName: 'many', indexField: 'content', indexType: 'normal' },
    ]
    const head = { tableName: 'long_text', tableTxt: '长文本', tableType: 1 }
    const made = await admin.post<string>('/online/cgform/api/addAll', { head, fields: [long], indexs })
    expect(made.body).toMatchObject({ success: true })
    const sync = async () => (await admin.post(`/online/cgform/api/doDbSynch/${made.body.result}/normal`)).body.success
    expect(await sync()).toBe(true)
    const content = manyLetters(20_000)
    const add = async (text: string) => (await admin.post(`/online/cgform/api/form/${made.body.result}`, { content: text })).body
    expect(await add(content)).toMatchObject({ success: true })
    expect(await add(content)).toMatchObject({ success: false })
    expect(await add(`${content}。`)).toMatchObject({ success: true })
  })

  it('gets another index where an online form had one of the whole text', async () => {
    const administrator = new pg.Client(server.databaseUrl)
    await administrator.connect()
    await administrator.query(`truncate weft_forms.long_text;
      create unique index old_one on weft_forms.long_text (tenant_id, content); create index old_many on weft_forms.long_text (tenant_id, content)`)
    await administrator.end()
    await startAgain(server)
    expect(await indexes('long_text')).not.toContain('old_many')
    const [one] = await server.sql<{ definition: string }>(`select indexdef as definition from pg_indexes where indexname = 'old_one'`)
    expect(one?.definition).toMatch(/^CREATE UNIQUE INDEX .*\(tenant_id, md5\(content\)\)$/)
  })
})
