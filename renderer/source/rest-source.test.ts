import { describe, expect, it } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { parseTemplate } from '../expression'
import { RequestError } from '../model/client'
import type { RequestModel, SourceModel, SourceOperation } from '../model/source'
import { restSource } from './rest-source'

const list: RequestModel = { method: 'GET', path: '/demo/list' }
const all: { [name in SourceOperation]: RequestModel } = {
  list,
  get: { method: 'GET', path: '/demo/queryById' },
  add: { method: 'POST', path: '/demo/add' },
  edit: { method: 'PUT', path: '/demo/edit' },
  delete: { method: 'DELETE', path: '/demo/delete' },
  deleteBatch: { method: 'DELETE', path: '/demo/deleteBatch' },
  saveBatch: { method: 'POST', path: '/demo/saveBatch' },
  import: { method: 'POST', path: '/demo/importExcel' },
  importTemplate: { method: 'GET', path: '/demo/importTemplate' },
  importPreview: { method: 'POST', path: '/demo/importPreview' },
  export: { method: 'GET', path: '/demo/exportXls' },
  roots: { method: 'GET', path: '/demo/rootList' },
  children: { method: 'GET', path: '/demo/childList' },
}
const query = { page: 1, pageSize: 10, filters: { name: 'x' } }

function source(
  answers: Record<string, unknown>,
  operations: { [name in SourceOperation]?: RequestModel | false } = all,
  more: Partial<SourceModel> = {},
) {
  const client = fakeClient(answers)
  const model: SourceModel = { kind: 'rest', base: '/demo', operations, key: 'id', ...more }
  return { client, source: restSource.create(model, testHost({ client })) }
}

describe('a source behind the list convention', () => {
  it('asks for a page', async () => {
    const { client, source: rest } = source({ 'GET /demo/list': { records: [{ id: '1' }], total: '11' } })
    expect(await rest.list(query)).toEqual({ rows: [{ id: '1' }], total: 11 })
    expect(client.calls).toMatchObject([{ method: 'GET', path: '/demo/list', query: { pageNo: 1, pageSize: 10, name: 'x' } }])
  })

  it('knows what its screen was opened with, and the row that it belongs to', async () => {
    const client = fakeClient({ 'GET /demo/list': { records: [] } })
    const t = (text: string) => parseTemplate(text).template ?? expect.fail()
    const own: RequestModel = { ...list, query: { of: t('{{ route.id }}'), year: t('{{ parent.year }}'), by: t('{{ user.username }}') } }
    const model: SourceModel = { kind: 'rest', operations: { list: own }, key: 'id' }
    const host = testHost({ client })
    await restSource.create(model, host, { route: { id: '7' }, parent: { year: 2026 } }).list({ ...query, filters: {} })
    expect(client.calls[0]?.query).toMatchObject({ of: '7', year: 2026, by: host.user.username })
  })

  it('says that the list is not set', async () => {
    const { source: rest } = source({}, {})
    await expect(rest.list(query)).rejects.toThrow('请设置url.list属性!')
  })

  it('offers what the model has and nothing that was taken away', () => {
    const { source: rest } = source({}, { ...all, edit: false })
    expect([rest.can('add'), rest.can('edit'), rest.can('get')]).toEqual([true, false, true])
    expect(source({}, {}).source.can('get')).toBe(false)
  })

  it('sends rows and hands out the message', async () => {
    const { client, source: rest } = source({ 'POST /demo/add': { message: '添加成功！' }, 'PUT /demo/edit': { message: '' } })
    expect(await rest.create({ name: 'x' })).toBe('添加成功！')
    expect(await rest.update({ id: '1', name: 'x' })).toBe('修改成功!')
    expect(client.calls.map(call => call.body)).toEqual([{ name: 'x' }, { id: '1', name: 'x' }])
  })

  it('deletes one by id and several by ids', async () => {
    const { client, source: rest } = source({ 'DELETE /demo/delete': null, 'DELETE /demo/deleteBatch': null })
    await rest.remove(['1'])
    await rest.remove(['1', '2'])
    expect(client.calls.map(call => [call.path, call.query])).toEqual([
      ['/demo/delete', { id: '1' }],
      ['/demo/deleteBatch', { ids: '1,2' }],
    ])
  })

  it('deletes one after the other where there is no batch call', async () => {
    const { client, source: rest } = source({ 'DELETE /demo/delete': null }, { ...all, deleteBatch: false })
    await rest.remove(['1', '2'])
    expect(client.calls.map(call => call.query)).toEqual([{ id: '1' }, { id: '2' }])
  })

  it('reads a record with its extra fields', async () => {
    const extra = { roles: { method: 'GET' as const, path: '/demo/roles/{id}', pick: 'list' } }
    const { source: rest } = source({ 'GET /demo/queryById': { id: '1', name: 'x' }, 'GET /demo/roles/1': { list: ['a'] } }, all, { extra })
    expect(await rest.get('1')).toEqual({ id: '1', name: 'x', roles: ['a'] })
  })

  it('takes the refusal that says there is none for an empty extra field, and no other', async () => {
    const extra = { roles: { method: 'GET' as const, path: '/demo/roles', none: '没有角色' } }
    const answering = (message: string) =>
      source({ 'GET /demo/queryById': { id: '1' }, 'GET /demo/roles': new RequestError(message, 500, false) }, all, { extra }).source
    expect(await answering('没有角色').get('1')).toEqual({ id: '1', roles: null })
    await expect(answering('操作失败').get('1')).rejects.toThrow('操作失败')
  })

  it('reads a record from the last list where the API has no call for one', async () => {
    const { source: rest } = source({ 'GET /demo/list': [{ id: '1', children: [{ id: '2', name: 'y' }] }] }, { ...all, get: false })
    await rest.list(query)
    expect(await rest.get('2')).toEqual({ id: '2', name: 'y' })
    await expect(rest.get('3')).rejects.toThrow('未找到对应实体')
  })

  it('asks for the top of a tree and for what stands below a row', async () => {
    const { client, source: rest } = source({ 'GET /demo/rootList': { records: [], total: 0 }, 'GET /demo/childList': [{ id: '2' }] })
    await rest.roots(query)
    expect(await rest.children({ id: '1' }, query)).toEqual([{ id: '2' }])
    expect(client.calls[1]?.query).toEqual({ name: 'x', pid: '1' })
  })

  it('asks for a whole tree without a page', async () => {
    const { client, source: rest } = source({ 'GET /demo/list': [{ id: '1' }] }, { list })
    await rest.roots(query)
    expect(client.calls[0]?.query).toEqual({ name: 'x' })
  })

  it('exports the selected rows', async () => {
    const { client, source: rest } = source({ 'GET /demo/exportXls': new Blob(['x'], { type: 'application/vnd.ms-excel' }) })
    expect((await rest.exportRows(query, ['1', '2'])).name).toBe('file')
    expect(client.calls[0]?.query).toEqual({ name: 'x', selections: '1,2' })
  })

  it.each([
    ['{"success":false,"code":500,"message":"不行"}', '不行'],
    ['<html>', '文件下载失败'],
  ])('finds the error inside an exported blob: %s', async (body, message) => {
    const { source: rest } = source({ 'GET /demo/exportXls': new Blob([body], { type: 'application/json' }) })
    await expect(rest.exportRows(query)).rejects.toThrow(message)
  })

  it('imports one file under the part name of the API, with what the screen says of it', async () => {
    const asked = { 'POST /demo/importExcel': { message: '好', code: 200 } }
    const { client, source: rest } = source(asked)
    expect(await rest.importFile(new File(['x'], 'a.xlsx'), () => {})).toEqual({ complete: true, message: '好' })
    expect([...(client.calls[0]?.form ?? [])]).toEqual([['files[]', expect.objectContaining({ name: 'a.xlsx' })]])

    const body = { isSingleTableImport: true, foreignKeys: [{ field: 'main_id' }], nothing: null }
    const told = source(asked, { import: { method: 'POST', path: '/demo/importExcel', body } })
    await told.source.importFile(new File(['x'], 'a.xlsx'), () => {})
    const { form, body: sent } = told.client.calls[0] ?? expect.fail('no call')
    expect([...(form ?? [])]).toEqual([
      ['isSingleTableImport', 'true'],
      ['foreignKeys', '[{"field":"main_id"}]'],
      ['files[]', expect.objectContaining({ name: 'a.xlsx' })],
    ])
    expect(sent).toBeUndefined()
  })
})
