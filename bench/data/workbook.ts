import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import type { DataEngine } from '../../server/data/engine'
import { bringIn, openFile, proposeColumns } from '../../server/data/import'
import { type Figure, median } from '../report'

const COLUMNS = 20
const PATIENT = { seconds: 3600 }

async function written(path: string, rows: number): Promise<void> {
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings: true })
  const sheet = book.addWorksheet('付款')
  sheet.addRow(Array.from({ length: COLUMNS }, (_, at) => `列名${at}`)).commit()
  for (let row = 0; row < rows; row++) {
    const values = Array.from({ length: COLUMNS }, (_, at) => (at % 2 ? (row * 7.13 + at) % 100_000 : `第${(row * at) % 5000}期`))
    sheet.addRow(values).commit()
  }
  sheet.commit()
  await book.commit()
}

/** A workbook to a sheet beside a library that reads its cells and keeps none. */
export async function workbookFigure(engine: DataEngine, place: string, rows: number, runs: number): Promise<Figure> {
  const path = join(place, 'book.xlsx')
  await written(path, rows)
  const [bare, ours]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run++) {
    let begun = performance.now()
    for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader(path, { sharedStrings: 'cache', styles: 'cache' })) {
      for await (const row of sheet) if (row.number > rows + 1) throw new Error('There are more rows than were written.')
    }
    bare.push(performance.now() - begun)
    const folder = join(place, 'book')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    begun = performance.now()
    const file = await openFile(path, join(place, 'book.text'), {}, { engine })
    const found = await bringIn(engine, file, await proposeColumns(engine, file, PATIENT), folder, PATIENT)
    if (found.rows !== rows) throw new Error(`${found.rows} rows came in, of ${rows}.`)
    ours.push(performance.now() - begun)
  }
  return { name: '.xlsx to a sheet', unit: 'ms', ours: median(ours), floor: median(bare), limit: { ratio: 1.5 } }
}
