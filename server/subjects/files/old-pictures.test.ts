import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { pngOf, turnedJpeg } from '../../../tests/helpers/pictures'
import type { Data } from '../../app/data'
import { OldPictures } from './old-pictures'

const PLACE = 'N 31.2304'
openServer()

const bytesAt = (id: string) => join(server.dataDir, 'files', id.slice(0, 2), id)
const read = (path: string) => admin.get(`/sys/common/static/${path}`)
const rowOf = async (id: string) =>
  (
    await server.sql<{ drawn: boolean | null; type: string; size: number }>('select drawn, type, size from weft.sys_file where id = $1', [
      id,
    ])
  )[0]

/** A picture as it was kept before pictures were drawn anew: the bytes that came. */
async function keepOld(name: string, bytes: Buffer): Promise<{ id: string; path: string }> {
  const { body } = await admin.upload('/sys/common/upload', { name, content: name.endsWith('png') ? pngOf(8, 8) : turnedJpeg(16, 8) })
  const [, id = ''] = body.message.split('/')
  writeFileSync(bytesAt(id), bytes)
  await server.sql('update weft.sys_file set drawn = null, size = $2 where id = $1', [id, bytes.length])
  return { id, path: body.message }
}

const drawAll = () => {
  const fail = (error: unknown) => {
    throw error
  }
  return new OldPictures(server.app.data as Data, server.app.files.bytes, fail).run()
}

it('are drawn anew once, and are shown in place only from then on', async () => {
  const { id, path } = await keepOld('old.jpg', turnedJpeg(16, 8))
  expect((await read(path)).headers['content-disposition']).toMatch(/^attachment/)
  expect(readFileSync(bytesAt(id)).includes(PLACE)).toBe(true)
  expect(await drawAll()).toBe(1)
  const now = readFileSync(bytesAt(id))
  expect([now.includes(PLACE), await rowOf(id)]).toEqual([false, { drawn: true, type: 'image/jpeg', size: now.length }])
  const shown = await read(path)
  expect([shown.headers['content-disposition'], shown.headers['content-type']]).toEqual([expect.stringMatching(/^inline/), 'image/jpeg'])
  expect(shown.raw.equals(now)).toBe(true)
  expect(await drawAll()).toBe(0)
})

it('become attachments where they are none, or are gone, and stay as they are', async () => {
  const bytes = Buffer.concat([pngOf(8, 8).subarray(0, 40), Buffer.from('<script>')])
  const broken = await keepOld('broken.png', bytes)
  const gone = await keepOld('gone.png', bytes)
  await server.app.files.bytes.remove(gone.id)
  expect(await drawAll()).toBe(2)
  for (const { id } of [broken, gone]) expect(await rowOf(id)).toMatchObject({ drawn: false, type: 'application/octet-stream' })
  const { headers, raw } = await read(broken.path)
  expect([headers['content-type'], headers['content-disposition']]).toEqual([
    'application/octet-stream',
    expect.stringMatching(/^attachment/),
  ])
  expect(raw.equals(bytes)).toBe(true)
  expect(await drawAll()).toBe(0)
})

it('of other tenants are found too, and those that are uploaded now are none of them', async () => {
  await server.sql("insert into weft.sys_tenant (id, name, status) values (7, '甲', 1)")
  await server.sql("insert into weft.sys_file (name, biz, type, size, sha256) values ('a.png', 'temp', 'image/png', 1, '')", [], 7)
  await admin.upload('/sys/common/upload', { name: 'new.png', content: pngOf(8, 8) })
  expect(await drawAll()).toBe(1)
  expect(await server.sql('select drawn from weft.sys_file', [], 7)).toEqual([{ drawn: false }])
})
