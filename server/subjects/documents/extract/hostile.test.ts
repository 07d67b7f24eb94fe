import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hostileDocuments } from '../../../../tests/helpers/hostile-documents'
import { ExtractError, extractText } from '.'

const folder = mkdtempSync(join(tmpdir(), 'weft-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A page may take so long here; what takes longer is ended, as it is elsewhere after two minutes. */
const SHORT = 3000
/** For what is told before anything is read. */
const LONG = 60_000

async function read(name: string, bytes: Buffer, pageTime = LONG): Promise<string> {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  try {
    const { pages } = await extractText(path, name, { limits: { pageTime, time: 2 * pageTime } })
    return pages.map(({ text }) => text).join('\n')
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error
    return error.message
  }
}

/** What is told of them at once; the others are read, or say why not. */
const TOLD: Readonly<Record<string, RegExp>> = {
  'a workbook that grows by a thousand': /解压后过大/,
  'slides that grow by a thousand': /解压后过大/,
  'an .odt that grows by a thousand': /解压后过大/,
  'an archive of very many parts': /超过10000个/,
  'entities that grow without end': /XML文档类型声明/,
  'an entity that asks for a file': /XML文档类型声明/,
  'a workbook with declared types': /XML文档类型声明/,
  'a PDF whose pages are its own parents': /已损坏/,
  'a PDF whose table lies': /^文字$/,
  'a scan without end': /已损坏/,
}

describe('a file that was made to stop what reads it', () => {
  it.each(hostileDocuments())('ends: %s', async (what, name, bytes) => {
    expect(await read(name, bytes, TOLD[what] ? LONG : SHORT)).toMatch(TOLD[what] ?? /./s)
    expect(await read('b.txt', Buffer.from('合同'))).toBe('合同')
  })
})
