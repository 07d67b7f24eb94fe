import { expect, it, vi } from 'vitest'
import { admin, openServer, server } from '../../../../tests/helpers/open-server'
import type { DocumentSearchResult } from '../../../generated/operations'

openServer()

const BASE = '/unstructur/documentdata'
const found = async (title: string) => {
  const { body } = await admin.post<DocumentSearchResult>(`${BASE}/search/list`, { title })
  return body.result.records.map(({ name }) => name)
}

it('takes in by a job what is written, secret or not, as soon as it is saved', async () => {
  await admin.post(`${BASE}/documentinformation/add`, { name: '由任务收录的批复', secretLevel: '2' })
  await vi.waitFor(async () => expect(await found('任务收录')).toEqual(['由任务收录的批复']))
  const [row] = await server.sql<{ id: string }>("select id from weft.document where name = '由任务收录的批复'")
  await admin.delete(`${BASE}/documentinformation/delete`, { id: row?.id ?? '' })
  await vi.waitFor(async () => expect(await server.sql('select from weft.document_index')).toEqual([]))
})
