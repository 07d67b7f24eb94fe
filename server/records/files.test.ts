import { describe, expect, it } from 'vitest'
import { admin, openServer } from '../../tests/helpers/open-server'
import { pngOf } from '../../tests/helpers/pictures'

openServer()

const BASE = '/example/attachment'
const stored = async (name: string, content: Buffer | string) =>
  (await admin.upload('/sys/common/upload', { name, content }, { biz: 'document' })).body.message
const save = (values: object) => admin.post(`${BASE}/add`, { name: '资料', ...values })

describe('files of a record', () => {
  it('are of the sorts that their field takes', async () => {
    expect((await save({ contract: await stored('合同.pdf', '%PDF-1.7 x') })).body.success).toBe(true)
    expect((await save({ contract: await stored('合同.png', pngOf(8, 8)) })).body).toMatchObject({
      success: false,
      result: [{ field: 'contract', message: '合同扫描件：不支持文件“合同.png”，只能是 .pdf' }],
    })
  })

  it('count by what is kept, whatever the path calls them', async () => {
    const path = (await stored('合同.png', pngOf(8, 8))).replace(/[^/]+$/, '合同.pdf')
    expect((await save({ contract: path })).body).toMatchObject({ success: false })
  })

  it('are pictures where pictures are held, in rows as well', async () => {
    const pdf = await stored('扫描.pdf', '%PDF-1.7 x')
    expect((await save({ photos: `${await stored('a.png', pngOf(8, 8))},${pdf}` })).body.success).toBe(false)
    const { body } = await save({ items: [{ title: '凭证', picture: pdf }] })
    expect(body).toMatchObject({ success: false, result: [{ field: 'items', row: 0, column: 'picture' }] })
  })

  it('count by their address where they are kept elsewhere', async () => {
    expect((await save({ contract: 'https://files.example.org/a.pdf?token=1' })).body.success).toBe(true)
    expect((await save({ contract: 'https://files.example.org/a.png?x=.pdf' })).body.success).toBe(false)
  })
})
