import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { archivesOf, keysOf, testFolder } from '../../../tests/helpers/backups'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { writeArchiveFile } from '../../util/archive/file'
import type { NewEntry } from '../../util/archive/tar'
import { verify } from './repository'

openServer()

const PASSPHRASE = 'A long passphrase'
let plain: Buffer
let sealed: Buffer

beforeAll(async () => {
  await admin.upload(
    '/sys/common/upload',
    { name: '底稿.pdf', content: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9000, 7)]) },
    { biz: 'document' },
  )
  for (const passphrase of ['', PASSPHRASE]) {
    const archives = archivesOf(server, passphrase, server.dataDir)
    const bytes = readFileSync(archives.path((await archives.make('')).name))
    if (passphrase) sealed = bytes
    else plain = bytes
  }
})

/** What is said of a file with these bytes. */
async function saidOf(bytes: Buffer, passphrase = ''): Promise<string> {
  const path = join(testFolder(), 'x.tar')
  writeFileSync(path, bytes)
  return verify({ path, ...keysOf(server, passphrase) }).then(
    () => 'whole',
    (error: Error) => `${error.name} ${error.message}`,
  )
}

function flipped(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

const DAMAGED = /^BackupError 备份文件已损坏或不完整，未做任何更改/
/** Behind the hash a MAC stands, whose bytes tell the origin. */
const CHANGED = /^BackupError (备份文件已损坏或不完整|无法确认该备份由本安装生成)/
/** Places all over an archive, its first and last bytes among them. */
const places = (length: number) => [
  ...Array.from({ length: 40 }, (_, no) => Math.floor((no * (length - 1)) / 39)),
  length - 600,
  length - 1100,
]

describe('a damaged archive', () => {
  it('is whole as long as nothing is changed', async () => {
    expect([await saidOf(plain), await saidOf(sealed, PASSPHRASE)]).toEqual(['whole', 'whole'])
  })

  it('is known by any byte that is not the one that was written', async () => {
    for (const at of places(plain.length)) expect([at, await saidOf(flipped(plain, at))]).toEqual([at, expect.stringMatching(CHANGED)])
  })

  it('is known by any sealed byte that is not', async () => {
    const said = /^BackupError (备份文件已损坏|备份口令不正确|该文件不是)/
    for (const at of places(sealed.length).filter((_, no) => no % 8 === 0))
      expect([at, await saidOf(flipped(sealed, at), PASSPHRASE)]).toEqual([
        at,
        expect.stringMatching(at < 10 ? /^BackupError 该备份未加密/ : said),
      ])
  })

  it('is known when it is cut off, wherever, or goes on behind its end', async () => {
    for (const length of [0, 1, 511, 512, 600, plain.length >> 1, plain.length - 1024, plain.length - 1])
      expect([length, await saidOf(plain.subarray(0, length))]).toEqual([length, expect.stringMatching(DAMAGED)])
    expect(await saidOf(sealed.subarray(0, sealed.length - 300_000), PASSPHRASE)).toMatch(DAMAGED)
    expect(await saidOf(Buffer.concat([plain, Buffer.from('x')]))).toMatch(DAMAGED)
  })

  it('is told from other files', async () => {
    expect(await saidOf(Buffer.from('no archive at all '.repeat(100)))).toMatch(DAMAGED)
    expect(await saidOf(await archiveOf({ 'other.json': {} }))).toMatch('该文件不是Weft备份')
  })

  it('of a later version is refused by the name of that version', async () => {
    const head = { format: 1, version: '9.9.9', begun: 0 }
    expect(await saidOf(await archiveOf({ 'weft-backup.json': { ...head, format: 3 } }))).toMatch('由更新的版本（9.9.9）生成')
    const later = await archiveOf({ 'weft-backup.json': head, 'schema.json': { migrations: ['99-later'] } })
    expect(await saidOf(later)).toMatch('由更新的版本（9.9.9，含数据库变更 99-later）生成')
    expect(await saidOf(await archiveOf({ 'weft-backup.json': head, 'schema.json': { migrations: [] } }))).toMatch(DAMAGED)
  })
})

/** An archive of parts with JSON in them. */
async function archiveOf(parts: Readonly<Record<string, unknown>>): Promise<Buffer> {
  const path = join(testFolder(), 'y.tar')
  const entries = (async function* (): AsyncGenerator<NewEntry> {
    for (const [name, value] of Object.entries(parts)) {
      const text = Buffer.from(JSON.stringify(value))
      yield { name, size: text.length, content: [text] }
    }
  })()
  await writeArchiveFile(path, entries, keysOf(server))
  return readFileSync(path)
}
