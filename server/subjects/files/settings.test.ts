import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../../tests/helpers/server'
import { setSetting } from '../../../tests/helpers/settings'
import { Settings } from '../settings'
import { fileSettings, storageLimits } from './settings'

const MB = 1024 ** 2
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.signIn()
})
afterAll(() => server?.close())

const set = (code: string, value: number) => setSetting(admin, code, value)
const upload = async (name: string, content: Buffer | string) =>
  (await admin.upload('/sys/common/upload', { name, content }, { biz: 'document' })).body
const begin = async (name: string, size: number) => {
  const encode = (text: string) => Buffer.from(text).toString('base64')
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-length': String(size),
    'upload-metadata': `filename ${encode(name)},biz ${encode('document')}`,
  }
  return (await admin.call('POST', '/sys/common/parts', { headers })).body
}

describe('the largest file', () => {
  it('is the one of the settings, in one request and in parts', async () => {
    await set('files.megabytes', 1)
    const refused = { success: false, message: '文件大小超出1MB限制, 请压缩或降低文件质量! ' }
    expect(await upload('a.txt', 'x'.repeat(MB + 1))).toMatchObject(refused)
    expect(await begin('a.txt', MB + 1)).toMatchObject(refused)
    expect(await upload('a.txt', 'x'.repeat(MB))).toMatchObject({ success: true })
    await set('files.megabytes', 2)
    expect(await upload('a.txt', 'x'.repeat(MB + 1))).toMatchObject({ success: true })
  })

  it('of pictures is another one', async () => {
    await set('files.pictureMegabytes', 1)
    const refused = { success: false, message: '文件大小超出1MB限制, 请压缩或降低文件质量! ' }
    expect(await upload('a.png', Buffer.concat([PNG, Buffer.alloc(MB)]))).toMatchObject(refused)
    expect(await begin('a.png', MB + 1)).toMatchObject(refused)
  })
})

describe('the storage of a user', () => {
  it('is bounded from the setting on, and again not', async () => {
    await set('files.userMegabytes', 1)
    expect((await upload('a.txt', 'x'.repeat(MB))).message).toMatch(/^上传失败！个人存储空间不足/)
    await set('files.userMegabytes', 0)
    expect(await upload('a.txt', 'x'.repeat(MB))).toMatchObject({ success: true })
  })
})

describe('limits of storage', () => {
  const given = (env: Readonly<Record<string, string>>) => {
    const settings = new Settings()
    settings.declare(...Object.values(fileSettings))
    return { fault: settings.fix(name => env[name]), limits: storageLimits(settings) }
  }

  it('are megabytes of the environment where it says them; 0 is none', () => {
    expect(given({}).limits).toEqual({ userBytes: 5120 * MB, tenantBytes: 102_400 * MB })
    expect(given({ USER_STORAGE_MB: '2', TENANT_STORAGE_MB: '0' }).limits).toEqual({ userBytes: 2 * MB, tenantBytes: null })
  })

  it.each([
    ['USER_STORAGE_MB', '5GB'],
    ['TENANT_STORAGE_MB', '-1'],
  ])('of %s=%s stop the start', (name, value) => {
    expect(given({ [name]: value }).fault).toBe(`${name} must be a whole number from 0 to 999999999, not "${value}".`)
  })
})
