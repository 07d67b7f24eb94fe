import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { makePerson } from '../../../tests/helpers/people'
import { bombPng, pngOf, turnedJpeg } from '../../../tests/helpers/pictures'
import { workbook } from '../../../tests/helpers/workbook'

openServer()

const PNG = pngOf(8, 8)
const upload = (name: string, content: Buffer | string, fields: Record<string, string> = {}, who = admin) =>
  who.upload('/sys/common/upload', { name, content }, fields)
const read = (path: string, who = admin) => who.get(`/sys/common/static/${encodeURI(path)}`)
const arrivals = () => readdirSync(join(server.dataDir, 'files', 'arrivals'))

describe('uploads', () => {
  it('are stored under a random id and read back as they were', async () => {
    const sheet = workbook([['底稿']])
    const { body } = await upload('审计 底稿.xlsx', sheet, { biz: 'document', isup: '1', jeditor: '1' })
    expect(body).toMatchObject({ success: true, code: 0, result: null })
    expect(body.message).toMatch(/^document\/[0-9a-f]{32}\/审计 底稿\.xlsx$/)
    const answer = await read(body.message)
    expect(answer.raw.equals(sheet)).toBe(true)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('审计 底稿.xlsx')}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'content-length': String(sheet.length),
    })
    const [, id = ''] = body.message.split('/')
    const [row] = await server.sql('select name, biz, size, sha256, create_by from weft.sys_file where id = $1', [id])
    const sha256 = createHash('sha256').update(sheet).digest('hex')
    expect(row).toEqual({ name: '审计 底稿.xlsx', biz: 'document', size: sheet.length, sha256, create_by: 'admin' })
    expect(readFileSync(join(server.dataDir, 'files', id.slice(0, 2), id)).equals(sheet)).toBe(true)
    expect(arrivals()).toEqual([])
  })

  it('go to temp without a use; pictures and PDF are shown in place', async () => {
    const picture = await upload('a.png', PNG)
    expect(picture.body.message).toMatch(/^temp\//)
    const shown = await read(`${picture.body.message},`)
    expect(shown.headers['content-disposition']).toMatch(/^inline/)
    expect(shown.headers['content-type']).toBe('image/png')
    const pdf = await upload('a.pdf', '%PDF-1.7 x')
    expect((await read(pdf.body.message)).headers['content-disposition']).toMatch(/^inline/)
  })

  it('are read in parts, each with the rights of its reader', async () => {
    const path = (await upload('a.txt', '0123456789', { biz: 'document' })).body.message
    const part = (range: string, more: Readonly<Record<string, string>> = {}, who = admin) =>
      who.call('GET', `/sys/common/static/${encodeURI(path)}`, { headers: { range, ...more } })
    const told = async (...asked: Parameters<typeof part>) => {
      const { status, headers, raw } = await part(...asked)
      return [status, headers['content-range'], headers['content-length'], raw.toString()]
    }
    expect(await told('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '3', '234'])
    expect(await told('bytes=-3')).toEqual([206, 'bytes 7-9/10', '3', '789'])
    expect(await told('bytes=0-')).toEqual([206, 'bytes 0-9/10', '10', '0123456789'])
    expect(await told('bytes=10-')).toEqual([416, 'bytes */10', '0', ''])
    expect(await told('bytes=2-4', { 'if-range': '"old"' })).toEqual([200, undefined, '10', '0123456789'])
    expect((await read(path)).headers['accept-ranges']).toBe('bytes')
    const stranger = await makePerson(server, admin)
    expect((await part('bytes=2-4', {}, stranger.caller)).status).toBe(404)
  })

  it('that are played are shown in place', async () => {
    const { body } = await upload('a.webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1]), { biz: 'course' })
    const { headers } = await read(body.message)
    expect([headers['content-type'], String(headers['content-disposition']).split(';')[0]]).toEqual(['video/webm', 'inline'])
  })

  it('are found whatever the order of the parts', async () => {
    const boundary = 'x'
    const part = (head: string, value: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${value}\r\n`
    const payload = `${part('name="other"; filename="a.txt"', 'first')}${part('name="more"; filename="b.txt"', 'second')}${part('name="biz"', 'document')}--${boundary}--\r\n`
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const { body } = await admin.call('POST', '/sys/common/upload', { payload, headers })
    expect(body.message).toMatch(/^document\/[0-9a-f]{32}\/a\.txt$/)
    expect((await read(body.message)).raw.toString()).toBe('first')
  })

  it.each([
    ['page.html', '<script>alert(1)</script>', 'temp', '上传失败！不支持的文件类型：html'],
    ['a.svg', '<svg onload="x"/>', 'temp', '上传失败！不支持的文件类型：svg'],
    ['a.exe', 'MZ', 'temp', '上传失败！不支持的文件类型：exe'],
    ['noextension', 'x', 'temp', '上传失败！不支持的文件类型：无扩展名'],
    ['a.png', '<html></html>', 'temp', '上传失败！文件内容与类型png不符'],
    ['a.txt', 'a\0b', 'temp', '上传失败！文件内容与类型txt不符'],
    ['a.txt', '', 'temp', '上传失败！文件内容为空'],
    ['a.pdf', '%PDF-', 'avatar', '上传失败！不支持的文件类型：pdf'],
    ['a.txt', 'x', 'import-errors', '上传失败！不支持的用途：import-errors'],
    ['a.txt', 'x', '../../etc', '上传失败！不支持的用途：../../etc'],
  ])('refuse %s with “%s” for %s', async (name, content, biz, message) => {
    expect((await upload(name, content, { biz })).body).toMatchObject({ success: false, code: 500, message })
    expect(arrivals()).toEqual([])
  })

  it('of pictures keep their pixels and nothing else', async () => {
    const { body } = await upload('现场.jpg', turnedJpeg(60, 40), { biz: 'image' })
    const stored = (await read(body.message)).raw
    expect(stored.includes('121.4737')).toBe(false)
    const [, id = ''] = body.message.split('/')
    const [row] = await server.sql('select size, sha256 from weft.sys_file where id = $1', [id])
    expect(row).toEqual({ size: stored.length, sha256: createHash('sha256').update(stored).digest('hex') })
    expect(arrivals()).toEqual([])
  })

  it.each([
    [bombPng(30_000, 30_000), '上传失败！图片尺寸过大（30000×30000），总像素不能超过5000万'],
    [PNG.subarray(0, 40), '上传失败！图片无法读取，文件可能已损坏'],
  ])('of pictures that cannot be drawn anew are refused: %#', async (content, message) => {
    expect((await upload('a.png', content, { biz: 'avatar' })).body).toMatchObject({ success: false, message })
    expect(arrivals()).toEqual([])
  })

  it('are bounded, for the server and for their use', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(2 * 1024 * 1024)])
    expect((await upload('a.png', large, { biz: 'avatar' })).body).toMatchObject({
      success: false,
      message: '文件大小超出2MB限制, 请压缩或降低文件质量! ',
    })
    const huge = Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)])
    expect((await upload('a.png', huge)).body).toMatchObject({ success: false, message: '文件大小超出10MB限制, 请压缩或降低文件质量! ' })
    expect(arrivals()).toEqual([])
  })

  it('without a file are refused', async () => {
    expect((await admin.post('/sys/common/upload', { biz: 'temp' })).body).toMatchObject({ success: false })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const empty = await admin.call('POST', '/sys/common/upload', { payload: '--x--\r\n', headers })
    expect(empty.body).toMatchObject({ success: false, message: '上传失败！' })
  })

  it.each([
    ['../../../evil.txt', 'evil.txt'],
    ['..\\..\\evil.txt', 'evil.txt'],
    ['a,b[c].txt', 'a_b_c_.txt'],
    ['.hidden.txt', 'hidden.txt'],
    ['\u202Etxt.exe.txt', '_txt.exe.txt'],
  ])('called %s are kept as %s', async (given, kept) => {
    const { body } = await upload(given, 'text')
    expect(body.message.split('/').slice(2)).toEqual([kept])
    expect((await read(body.message)).raw.toString()).toBe('text')
  })
})

describe('downloads', () => {
  it('are for their sender, and for nobody without a session', async () => {
    const { body } = await upload('a.txt', 'text')
    const { caller } = await makePerson(server, admin)
    expect((await read(body.message)).raw.toString()).toBe('text')
    expect((await read(body.message, caller)).status).toBe(404)
    const nobody = await read(body.message, server.anonymous)
    expect(nobody.status).toBe(500)
    expect(nobody.raw.toString()).toContain('Token失效')
  })

  it('do not exist for another tenant', async () => {
    const id = 'b'.repeat(32)
    mkdirSync(join(server.dataDir, 'files', 'bb'), { recursive: true })
    writeFileSync(join(server.dataDir, 'files', 'bb', id), 'text')
    const add = `insert into weft.sys_file (id, name, biz, type, size, sha256) values ($1, 'a.txt', 'temp', 'text/plain', 4, '')`
    await server.sql(add, [id], 7)
    expect((await read(`temp/${id}/a.txt`)).status).toBe(404)
  })

  it('never leave the store', async () => {
    writeFileSync(join(server.dataDir, 'files', 'loose.txt'), 'x')
    const { body } = await upload('a.txt', 'text')
    const [, id] = body.message.split('/')
    const hostile = [
      '../secret',
      '..%2f..%2fsecret',
      '%2e%2e/%2e%2e/secret',
      'loose.txt',
      'temp/../loose.txt/x',
      `avatar/${id}/a.txt`,
      `temp/${id}`,
      `temp/${id}/../../x`,
      `temp/${'0'.repeat(32)}/a.txt`,
      'temp/%00/x',
      '',
    ]
    for (const path of hostile) expect((await admin.call('GET', `/sys/common/static/${path}`)).status).toBe(404)
    expect(existsSync(join(server.dataDir, 'secret'))).toBe(true)
  })

  it('of bytes that are gone are missing', async () => {
    expect((await read(`temp/${'a'.repeat(32)}/a.txt`)).status).toBe(404)
  })

  it('as attachments are noted in the audit table', async () => {
    const { body } = await upload('a.txt', 'text')
    await read(body.message)
    const [, id] = body.message.split('/')
    const rows = await server.sql(
      `select who from weft.sys_audit where table_name = 'sys_file' and action = 'download' and record_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ who: 'admin' }])
  })
})
