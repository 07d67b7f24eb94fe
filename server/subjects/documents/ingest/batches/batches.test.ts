import { strToU8, zipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../../../tests/helpers/open-server'
import { makePerson } from '../../../../../tests/helpers/people'
import type { Caller } from '../../../../../tests/helpers/server'
import type { DocumentBatch, DocumentBatchItem } from '../../../../generated/operations'

const BASE = '/unstructur/documentdata/documentbatch'
openServer()

async function keep(name: string, content: Buffer | string, folder?: string): Promise<string> {
  const { body } = await admin.upload('/sys/common/upload', { name, content }, { ...(folder !== undefined && { folder }), biz: 'library' })
  expect(body, body.message).toMatchObject({ success: true })
  return body.message
}

async function ingest(paths: readonly string[]): Promise<string> {
  const { body } = await admin.post<{ batchId: string }>('/unstructur/documentdata/documentinformation/ingest', { file: paths.join(',') })
  expect(body, body.message).toMatchObject({ success: true })
  return body.result.batchId
}

const itemsBy = async (caller: Caller, batchId: string) =>
  (await caller.get<{ records: DocumentBatchItem[] }>(`${BASE}/items`, { batchId, pageSize: 100 })).body
const settled = (batchId: string, count: number) =>
  vi.waitFor(async () => {
    const { records } = (await itemsBy(admin, batchId)).result
    expect(records.map(({ state }) => state)).toHaveLength(count)
    expect(records.filter(({ state }) => state === 'pending' || state === 'working')).toEqual([])
    return new Map(records.map(item => [item.path, item]))
  })

it('a batch tells of each file its folders, its state and why it failed; failed ones are read again', async () => {
  const archive = Buffer.from(zipSync({ '内/a.txt': strToU8('甲'), 'b.exe': strToU8('MZ'), 'c.zip': zipSync({ 'd.txt': strToU8('丁') }) }))
  const id = await ingest([
    await keep('一.txt', '第一份', '项目/2024/../底稿'),
    await keep('坏.pdf', '%PDF-1.7 nothing', '项目'),
    await keep('一批.zip', archive),
  ])
  const items = await settled(id, 6)
  expect([...items].map(([path, { state }]) => [path, state])).toEqual([
    ['项目/2024/底稿/一.txt', 'ready'],
    ['项目/坏.pdf', 'failed'],
    ['一批.zip', 'ready'],
    ['一批.zip/内/a.txt', 'ready'],
    ['一批.zip/b.exe', 'failed'],
    ['一批.zip/c.zip/d.txt', 'ready'],
  ])
  expect(items.get('项目/坏.pdf')?.stateReason).toBe('文件已损坏，无法读取')
  expect(items.get('一批.zip')).toMatchObject({ documentId: null, stateReason: '共3个文件，1个未能保存，其余已添加' })
  const { body } = await admin.get<{ records: DocumentBatch[] }>(`${BASE}/list`)
  expect(body.result.records.find(batch => batch.id === id)).toMatchObject({ total: 6, ready: 4, failed: 2, waiting: 0 })
  const again = await admin.post(`${BASE}/retry`, { id })
  expect(again.body.message).toBe('已开始重新处理1个文档')
  expect((await settled(id, 6)).get('项目/坏.pdf')).toMatchObject({ state: 'failed' })
  // The run ends a moment after its document has got its state.
  await vi.waitFor(async () => expect((await admin.post(`${BASE}/cancel`, { id })).body.message).toBe('没有正在处理的文件'))
})

it('what waits is stopped, and can be read later', async () => {
  const hold = (held: boolean) => admin.put('/sys/quartzJob/hold', { held })
  await hold(true)
  const id = await ingest([await keep('二.txt', '第二份'), await keep('三.txt', '第三份')])
  expect((await admin.post(`${BASE}/cancel`, { id })).body.message).toBe('已请求取消2项处理')
  const stopped = await settled(id, 2)
  expect([...stopped.values()].map(({ state, stateReason }) => [state, stateReason])).toEqual([
    ['failed', '已取消'],
    ['failed', '已取消'],
  ])
  await hold(false)
  await admin.post(`${BASE}/retry`, { id })
  expect([...(await settled(id, 2)).values()].map(({ state }) => state)).toEqual(['ready', 'ready'])
})

it('an archive that was not unpacked to its end is unpacked on, and what it has brought stays once', async () => {
  const entries = Object.fromEntries(Array.from({ length: 40 }, (_, no) => [`${no}.txt`, strToU8(`第${no}份`)]))
  const id = await ingest([await keep('半批.zip', Buffer.from(zipSync(entries)))])
  const own = async () => (await itemsBy(admin, id)).result.records
  await vi.waitFor(async () => expect((await own()).length).toBeGreaterThan(3), { interval: 10 })
  await admin.post(`${BASE}/cancel`, { id })
  await vi.waitFor(async () => expect((await own())[0]).toMatchObject({ path: '半批.zip', state: 'failed' }))
  const brought = (await own()).length
  expect(brought).toBeLessThan(41)
  expect((await admin.post(`${BASE}/retry`, { id })).body.message).toContain('已开始重新解压1个压缩包')
  const items = await settled(id, 41)
  expect(new Set(items.keys()).size).toBe(41)
  expect(items.get('半批.zip')).toMatchObject({ state: 'ready', stateReason: '已添加40个文档' })
})

it('an archive that cannot be unpacked says so again', async () => {
  const id = await ingest([await keep('坏.zip', 'PK\u0003\u0004 nothing')])
  const reason = (await settled(id, 1)).get('坏.zip')?.stateReason
  expect(reason).toBe('压缩包已损坏，无法解压')
  expect((await admin.post(`${BASE}/retry`, { id })).body.message).toBe('已开始重新解压1个压缩包')
  expect((await settled(id, 1)).get('坏.zip')).toMatchObject({ state: 'failed', stateReason: reason })
})

it('a batch is its sender’s alone, and tells nothing of documents that its sender may no longer see', async () => {
  const id = await ingest([await keep('四.txt', '第四份')])
  const [item] = (await settled(id, 1)).values()
  const { caller } = await makePerson(server, admin, ['documentinformation:list', 'documentinformation:add'])
  const gone = { success: false, message: '该批次不存在' }
  expect(await itemsBy(caller, id)).toMatchObject(gone)
  for (const act of ['retry', 'cancel']) expect((await caller.post(`${BASE}/${act}`, { id })).body).toMatchObject(gone)
  await admin.delete('/unstructur/documentdata/documentinformation/delete', { id: item?.documentId ?? '' })
  expect((await itemsBy(admin, id)).result.records).toMatchObject([{ path: '四.txt', state: 'gone', documentId: null }])
})
