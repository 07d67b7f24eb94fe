import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SchemaObject } from '../../server/db/backup/schema'
import { verifyArchive } from '../../server/db/backup/verify'
import { bytesOfParts, KEY, madeArchive, writeParts } from '../helpers/made-archives'
import { runs, textsOf } from './runs'

let folder = ''
let whole: Buffer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'weft-fuzz-'))
  whole = await bytesOfParts(folder, madeArchive().parts)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (path: string, foreign: boolean): Promise<string> =>
  verifyArchive({ path, passphrase: '', key: KEY, migrations: [], foreign }).then(
    () => 'whole',
    (error: Error) => error.name,
  )

/** A change of bytes: some are put in the place of others, or taken from elsewhere in the file. */
const changes = fc.record({
  at: fc.nat(),
  removed: fc.nat({ max: 1500 }),
  added: fc.oneof(
    fc.uint8Array({ maxLength: 600 }),
    fc.nat().map(from => from),
  ),
})

function changed({ at, removed, added }: { at: number; removed: number; added: Uint8Array | number }, bytes: Buffer): Buffer {
  const place = at % (bytes.length + 1)
  const put = typeof added === 'number' ? bytes.subarray(added % bytes.length, (added % bytes.length) + 512) : added
  return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + removed)])
}

it('an archive that is changed in any way is refused in words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changes, { minLength: 1, maxLength: 3 }), async all => {
      const bytes = all.reduce<Buffer>((sum, each) => changed(each, sum), whole)
      const path = join(folder, 'changed.tar')
      writeFileSync(path, bytes)
      expect(await read(path, false)).toBe(bytes.equals(whole) ? 'whole' : 'BackupError')
    }),
    runs(150),
  )
})

it('one of another installation, whatever it tells, is refused in words or taken as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 5 }), fc.oneof(fc.json(), fc.string({ unit: 'binary' })), async (no, text) => {
      const { parts } = madeArchive()
      const others = parts.map((part, index) => (index === no ? { ...part, bytes: Buffer.from(text) } : part))
      expect(await read(await writeParts(folder, others, { passphrase: '', key: null }), true)).toBe('BackupError')
    }),
    runs(100),
  )
})

const PIECES = [
  'create table weft.a (id text',
  ')',
  '; ',
  'copy weft.note from program ',
  "'id'",
  '/*',
  '*/',
  '--',
  '\n',
  '$$',
  "E'\\'",
  "'",
  '"',
  ' default ',
  'pg_read_file(',
  "'x'",
  'weft.f(',
  ' check (',
  'reset role',
  'do ',
  'create view weft.a as select ',
  ' from ',
  'pg_authid',
  'weft.note',
  ',',
  'create function weft.f() returns int language ',
  'c',
  'sql',
  ' as ',
  '\0',
]

/** Words that no object of an installation holds outside its texts and names. */
const FORBIDDEN = /\b(?:program|do|reset|pg_read_file|pg_authid)\b/i

it('an object of any text is refused, or is one statement that does nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(textsOf(PIECES, 14), fc.constantFrom('table a', 'view a', 'function a()'), async (sql, key) => {
      const object: SchemaObject = { schema: 'weft', key, sql }
      const path = await writeParts(folder, madeArchive([object]).parts)
      const found = await read(path, false)
      const outside = sql.replaceAll(/'[^']*'|"[^"]*"|\$\$[^$]*\$\$|--[^\n]*|\/\*.*?\*\//gs, ' ')
      if (found === 'whole') expect(outside).not.toMatch(FORBIDDEN)
      else expect(found).toBe('BackupError')
    }),
    runs(200),
  )
})
