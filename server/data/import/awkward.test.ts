import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AWKWARD_FILES, type AwkwardFile } from '../../../tests/fixtures/awkward'
import { DataEngine } from '../engine'
import { bringIn, ImportError, openFile, proposeColumns } from '.'

let place: string
let engine: DataEngine
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-awkward-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 1 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

async function imported({ bytes, form, name }: AwkwardFile) {
  const folder = mkdtempSync(join(place, 'sheet-'))
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, 'file'), bytes())
  const file = await openFile(join(folder, 'file'), join(folder, 'text'), form ?? {}, { engine, name })
  const columns = await proposeColumns(engine, file)
  const found = await bringIn(engine, file, columns, join(folder, 'out'))
  const read = (path: string, what: string) =>
    engine.rows({ statements: [{ sql: `select ${what} from read_parquet('${path}')` }], reads: [path] })
  const texts = columns.map((_, at) => `cast(c${at + 1} as varchar)`).join(', ')
  return {
    notes: file.notes,
    names: columns.map(({ name }) => name),
    types: columns.map(({ type }) => type),
    rows: await read(found.file, texts),
    apart: found.apartFile === undefined ? [] : await read(found.apartFile, '"column", reason, "text"'),
  }
}

describe('awkward files end in rows that are right or in a message that says what to do', () => {
  it.each(AWKWARD_FILES.map(file => [file.what, file] as const))('%s', async (_what, file) => {
    const { message, names, types, rows, apart = [], notes = [] } = file
    const found = await imported(file).catch((error: unknown) => error)
    if (message !== undefined) {
      expect(found).toBeInstanceOf(ImportError)
      expect(found).toMatchObject({ message })
      return
    }
    expect(found).toMatchObject({ ...(rows && { rows }), ...(names && { names }), ...(types && { types }), apart })
    expect(found).toMatchObject({ notes: notes.map(note => expect.stringMatching(note)) })
  })
})
