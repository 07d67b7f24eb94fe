import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { turnedJpeg } from '../../../tests/helpers/pictures'
import { PARTS_DAYS } from './parts'

openServer()

const PATH = '/jeecg-boot/sys/common/parts'
const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_000, 7)])
const base64 = (text: string) => Buffer.from(text).toString('base64')
const parts = () => readdirSync(join(server.dataDir, 'files', 'parts'))

type Headers = Record<string, string>

async function speak(method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: Headers, payload?: Buffer, who = admin) {
  const token: Headers = who.token === '' ? {} : { 'x-access-token': who.token }
  return server.app.inject({ method, url, headers: { 'tus-resumable': '1.0.0', ...token, ...headers }, ...(payload && { payload }) })
}

const begin = (name: string, size: number, biz = 'document', who = admin) =>
  speak('POST', PATH, { 'upload-length': String(size), 'upload-metadata': `filename ${base64(name)},biz ${base64(biz)}` }, undefined, who)

const addressOf = (answer: { headers: Record<string, unknown> }) => `${PATH.slice(0, -5)}${answer.headers.location}`

const append = (url: string, offset: number, bytes: Buffer, who = admin) =>
  speak('PATCH', url, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes, who)

const offset = (url: string, who = admin) => speak('HEAD', url, {}, undefined, who)
const finish = (url: string, who = admin) => who.post('/sys/common/uploadFinish', { id: url.split('/').at(-1) })

describe('an upload in parts', () => {
  it('goes on where it stopped, and becomes a stored file like any other', async () => {
    const begun = await begin('底稿.pdf', PDF.length)
    expect(begun.statusCode).toBe(201)
    expect(begun.headers['access-control-allow-origin']).toBeUndefined()
    expect(begun.headers['content-security-policy']).toBeDefined()
    const url = addressOf(begun)
    expect((await append(url, 0, PDF.subarray(0, 9000))).statusCode).toBe(204)
    expect((await offset(url)).headers['upload-offset']).toBe('9000')
    expect((await finish(url)).body).toMatchObject({ success: false, message: '上传失败！文件尚未传完' })
    expect((await append(url, 4000, PDF.subarray(4000))).statusCode).toBe(409)
    const last = await append(url, 9000, PDF.subarray(9000))
    expect(last.headers['upload-offset']).toBe(String(PDF.length))
    const [first, second] = await Promise.all([finish(url), finish(url)])
    expect(first.body).toMatchObject({ success: true, code: 0, result: null })
    expect(first.body.message).toMatch(/^document\/[0-9a-f]{32}\/底稿\.pdf$/)
    // Who has not heard the answer asks again.
    expect(second.body.message).toBe(first.body.message)
    expect((await finish(url)).body.message).toBe(first.body.message)
    expect((await offset(url)).headers).toMatchObject({ 'upload-offset': String(PDF.length), 'upload-length': String(PDF.length) })
    expect((await append(url, 0, PDF)).statusCode).toBe(404)
    const stored = await admin.get(`/sys/common/static/${encodeURI(first.body.message)}`)
    expect(stored.raw.equals(PDF)).toBe(true)
    expect(parts()).toEqual([])
  })

  it('of a picture is drawn anew at its end, or refused and forgotten', async () => {
    const send = async (picture: Buffer) => {
      const url = addressOf(await begin('现场.jpg', picture.length, 'image'))
      await append(url, 0, picture)
      return finish(url)
    }
    const { body } = await send(turnedJpeg(60, 40))
    const stored = await admin.get(`/sys/common/static/${encodeURI(body.message)}`)
    expect(stored.raw.length).toBeGreaterThan(100)
    expect(stored.raw.includes('121.4737')).toBe(false)
    expect((await send(turnedJpeg(60, 40).subarray(0, 300))).body).toMatchObject({
      success: false,
      message: '上传失败！图片无法读取，文件可能已损坏',
    })
    expect(parts()).toEqual([])
    expect(readdirSync(join(server.dataDir, 'files', 'arrivals'))).toEqual([])
  })

  it('may be larger than a file that comes at once', async () => {
    const size = 11 * 1024 * 1024
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 1)])
    const url = addressOf(await begin('大.pdf', size))
    await append(url, 0, bytes)
    expect((await finish(url)).body).toMatchObject({ success: true })
  })

  it.each([
    ['a.exe', 10, 'temp', '上传失败！不支持的文件类型：exe'],
    ['a.pdf', 10, 'avatar', '上传失败！不支持的文件类型：pdf'],
    ['a.txt', 10, 'import-errors', '上传失败！不支持的用途：import-errors'],
    ['a.pdf', 10, '../../etc', '上传失败！不支持的用途：../../etc'],
    ['a.pdf', 1024 ** 3 + 1, 'document', '文件大小超出1024MB限制, 请压缩或降低文件质量! '],
    ['a.png', 3 * 1024 ** 2, 'avatar', '文件大小超出2MB限制, 请压缩或降低文件质量! '],
    ['a.pdf', 0, 'document', '上传失败！文件内容为空'],
  ])('of %s with %s bytes for %s is refused before its first part: %s', async (name, size, biz, message) => {
    const answer = await begin(name, size, biz)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ success: false, message })
    expect(parts()).toEqual([])
  })

  it('ends with its first part when that is not of its type', async () => {
    const url = addressOf(await begin('a.pdf', 5000))
    const answer = await append(url, 0, Buffer.alloc(4500, 7))
    expect(answer.json()).toMatchObject({ success: false, message: '上传失败！文件内容与类型pdf不符' })
    expect(answer.statusCode).toBe(422)
    expect((await offset(url)).statusCode).toBe(404)
    expect(parts()).toEqual([])
  })

  it('takes no more than was announced', async () => {
    const url = addressOf(await begin('a.pdf', 100))
    expect((await append(url, 0, PDF)).statusCode).toBe(413)
    await speak('DELETE', url, {})
  })

  it('is given up', async () => {
    const url = addressOf(await begin('a.pdf', 5000))
    await append(url, 0, PDF.subarray(0, 2000))
    expect((await speak('DELETE', url, {})).statusCode).toBe(204)
    expect((await offset(url)).statusCode).toBe(404)
    expect((await finish(url)).body).toMatchObject({ success: false, message: '上传失败！上传已失效，请重新上传' })
    expect(parts()).toEqual([])
  })

  it('belongs to who began it', async () => {
    const { caller } = await makePerson(server, admin)
    const url = addressOf(await begin('a.pdf', PDF.length))
    expect((await offset(url, caller)).statusCode).toBe(404)
    expect((await append(url, 0, PDF, caller)).statusCode).toBe(404)
    expect((await speak('DELETE', url, {}, undefined, caller)).statusCode).toBe(404)
    await append(url, 0, PDF)
    expect((await finish(url, caller)).body.success).toBe(false)
    expect((await finish(url)).body.success).toBe(true)
  })

  it('is for who has signed in, from this site', async () => {
    const nobody = await begin('a.pdf', 10, 'temp', server.anonymous)
    expect(nobody.statusCode).toBe(500)
    expect(nobody.body).toContain('Token失效')
    const foreign = { 'upload-length': '10', 'sec-fetch-site': 'cross-site' }
    expect((await speak('POST', PATH, foreign)).statusCode).toBe(403)
    for (const id of ['..%2f..%2fsecret', '%00', 'a'.repeat(32)]) expect((await offset(`${PATH}/${id}`)).statusCode).toBe(404)
  })

  it('is one of so many that a person may leave unfinished', async () => {
    const { caller } = await makePerson(server, admin)
    for (let count = 0; count < 4; count++) expect((await begin('a.zip', 1024 ** 3, 'temp', caller)).statusCode).toBe(201)
    expect((await begin('a.zip', 10, 'temp', caller)).json().message).toBe('上传失败！未完成的上传过多，请先完成或取消其中的一些')
    expect((await begin('a.zip', 10)).statusCode).toBe(201)
    await server.sql(`alter table weft.sys_upload disable trigger stamp;
      update weft.sys_upload set create_time = now() - interval '4 days';
      alter table weft.sys_upload enable trigger stamp`)
    expect((await begin('a.zip', 10, 'temp', caller)).statusCode).toBe(201)
  })

  it('that nobody goes on with is removed', async () => {
    const url = addressOf(await begin('a.pdf', 5000))
    const id = url.split('/').at(-1) ?? ''
    expect(await server.app.files.parts.clean()).toBe(0)
    expect(existsSync(join(server.dataDir, 'files', 'parts', id))).toBe(true)
    await server.app.files.parts.clean(Date.now() + (PARTS_DAYS * 24 + 1) * 3_600_000)
    expect(parts()).toEqual([])
    expect((await offset(url)).statusCode).toBe(404)
  })
})
