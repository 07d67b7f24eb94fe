import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bytesOfParts, KEY, type MadeArchive, madeArchive, writeParts } from '../../../tests/helpers/made-archives'
import { ARCHIVE_LIMITS } from './limits'
import { UntrustedBackup, type VerifyOptions, verifyArchive } from './verify'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-archives-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Reading = Partial<VerifyOptions>

const read = (path: string, reading: Reading = {}): Promise<string> =>
  verifyArchive({ path, passphrase: '', key: KEY, migrations: [], ...reading }).then(
    () => 'whole',
    (error: Error) => `${error instanceof UntrustedBackup ? 'untrusted' : error.name} ${error.message}`,
  )

/** What is said of parts that are written with the key. */
const saidOfParts = async (parts: MadeArchive['parts'], reading: Reading = {}) => read(await writeParts(folder, parts), reading)

const saidOfBytes = (bytes: Buffer, reading: Reading = {}) => {
  const path = join(folder, 'bytes.tar')
  writeFileSync(path, bytes)
  return read(path, reading)
}

const DAMAGED = /^BackupError 备份文件已损坏或不完整，未做任何更改/
const UNKNOWN = /^untrusted 无法确认该备份由本安装生成.*--foreign/
const TOO_LARGE = /^BackupError 备份解压后超出限制，未做任何更改/
const PASSPHRASE = 'A long passphrase'

describe('an archive', () => {
  it('is taken as it was written, with its key or its passphrase', async () => {
    const { parts } = madeArchive()
    expect(await saidOfParts(parts)).toBe('whole')
    const sealed = await writeParts(folder, parts, { passphrase: PASSPHRASE, key: null })
    expect(await read(sealed, { passphrase: PASSPHRASE, key: null })).toBe('whole')
  })

  it('is refused for one bit of any of its bytes', async () => {
    const bytes = await bytesOfParts(folder, madeArchive().parts)
    for (let at = 0; at < bytes.length; at += 29) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
      expect([at, await saidOfBytes(changed)]).toEqual([at, expect.stringMatching(/^(BackupError|untrusted) /)])
    }
  })

  it('of which the hash was made anew is of unknown origin, and taken by who says so alone', async () => {
    const { parts } = madeArchive()
    const others = [null, Buffer.alloc(32, 8)]
    for (const key of others) {
      const path = await writeParts(folder, parts, { passphrase: '', key })
      expect(await read(path)).toMatch(UNKNOWN)
      expect(await read(path, { foreign: true })).toBe('whole')
    }
    const own = await writeParts(folder, parts)
    expect(await read(own, { key: null })).toMatch(UNKNOWN)
  })

  it('of unknown origin is refused all the same where it is damaged, or holds what none does', async () => {
    const bytes = await bytesOfParts(folder, madeArchive().parts, { passphrase: '', key: null })
    bytes[700] = (bytes[700] ?? 0) ^ 1
    expect(await saidOfBytes(bytes, { foreign: true })).toMatch(DAMAGED)
    const evil = madeArchive([{ schema: 'weft', key: 'table x', sql: "copy weft.note from program 'id'" }])
    const path = await writeParts(folder, evil.parts, { passphrase: '', key: null })
    expect(await read(path, { foreign: true })).toMatch('数据库对象“weft table x”含有不允许的内容（CopyStmt），未做任何更改')
  })

  it('that is not sealed is refused where a passphrase is set, whatever is said', async () => {
    const path = await writeParts(folder, madeArchive().parts)
    for (const foreign of [false, true])
      expect(await read(path, { passphrase: PASSPHRASE, foreign })).toMatch(/^untrusted 该备份未加密，而当前设置了口令/)
  })

  it('goes on behind its MAC, or lacks a part of it: damaged', async () => {
    const bytes = await bytesOfParts(folder, madeArchive().parts)
    expect(await saidOfBytes(Buffer.concat([bytes, Buffer.alloc(512)]))).toMatch(DAMAGED)
    expect(await saidOfBytes(bytes.subarray(0, -512))).toMatch(DAMAGED)
    expect(await saidOfBytes(bytes.subarray(0, -2048))).toMatch(DAMAGED)
  })
})

describe('a part of an archive', () => {
  const content = Buffer.from('x')
  const withPart = (name: string, bytes = content) => {
    const { parts } = madeArchive()
    return [...parts.slice(0, -1), { name, bytes }, ...parts.slice(-1)]
  }

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    `files/../${'a'.repeat(32)}-${'b'.repeat(64)}`,
    `files/${'a'.repeat(32)}-${'b'.repeat(63)}`,
    'files/',
    'rows/weft.note/../000002.gz',
    'rows/../weft.note/000002.gz',
    'rows/weft/000002.gz',
    'schema.json',
    'manifest.json',
    'weft-backup.json',
    'other',
  ])('is not called %s', async name => {
    expect(await saidOfParts(withPart(name))).toMatch(DAMAGED)
  })

  it('is neither a link nor a folder nor anything else than a file', async () => {
    const bytes = await bytesOfParts(folder, madeArchive().parts, { passphrase: '', key: null })
    for (const type of ['1', '2', '3', '5', '6', 'x', 'L', '\0']) {
      const changed = Buffer.from(bytes)
      changed.write(type, 156)
      changed.fill(32, 148, 156)
      const sum = changed.subarray(0, 512).reduce((all, byte) => all + byte, 0)
      changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
      expect([type, await saidOfBytes(changed, { foreign: true })]).toEqual([type, expect.stringContaining('no plain file')])
    }
  })

  it('of rows is of a table that the archive tells of', async () => {
    expect(await saidOfParts(withPart('rows/weft.other/000001.gz', gzipSync('x')))).toMatch(DAMAGED)
    expect(await saidOfParts(withPart('rows/weft.note/000002.gz', gzipSync('x')))).toMatch(DAMAGED)
    expect(await saidOfParts(withPart('rows/weft.note/000002.gz'))).toMatch(DAMAGED)
  })

  it('unpacks to no more than the limits', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024))
    expect(await saidOfParts(withPart('rows/weft.note/000002.gz', bomb))).toMatch(TOO_LARGE)
  })

  it.each([
    ['parts', { parts: 5 }],
    ['bytes of a description', { description: 200 }],
    ['bytes of a part with rows', { piece: 10 }],
    ['bytes of all', { total: 50 }],
    ['times of what is packed', { ratio: 0.1, small: { piece: 1000, total: 10 } }],
  ])('counts for the limit of %s', async (_, limits) => {
    expect(await saidOfParts(madeArchive().parts, { limits: { ...ARCHIVE_LIMITS, ...limits } })).toMatch(TOO_LARGE)
  })
})

describe('what an archive tells', () => {
  const { parts, schema, manifest } = madeArchive()
  const told = (no: number, value: unknown) =>
    parts.map((part, index) => (index === no ? { ...part, bytes: Buffer.from(JSON.stringify(value)) } : part))

  it.each([
    ['names of roles of another form', 1, { ...schema, prefix: 'weft_x"; drop' }],
    ['names of roles of the system', 1, { ...schema, prefix: 'pg' }],
    ['no secret', 1, { ...schema, secret: '' }],
    ['tables of other schemas', 1, { ...schema, tables: [{ schema: 'pg_catalog', name: 'pg_authid', columns: [], left: false }] }],
    ['objects of other schemas', 1, { ...schema, before: [{ schema: 'public', key: 'table a', sql: 'create table public.a ()' }] }],
    ['objects without a text', 1, { ...schema, after: [{ schema: 'weft', key: 'table a' }] }],
    ['sequences of other schemas', 5, { ...manifest, sequences: [{ schema: 'public', name: 'a', value: '1', called: true }] }],
    ['no tables', 5, { ...manifest, tables: null }],
    ['no form', 0, { format: '2', version: '', begun: 0 }],
    ['nothing', 0, null],
    ['nothing', 1, null],
    ['nothing', 5, []],
  ])('is refused: %s (part %i)', async (_, no, value) => {
    expect(await saidOfParts(told(no, value))).toMatch(DAMAGED)
  })

  it('is refused where a role is named that is none of the installation', async () => {
    const grant = { schema: 'weft', key: 'grant x', sql: 'grant select on table weft.note to postgres' }
    expect(await saidOfParts(madeArchive([grant]).parts)).toMatch('“weft grant x”含有不允许的内容（postgres）')
  })
})
