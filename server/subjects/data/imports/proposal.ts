import { join } from 'node:path'
import { type ChosenForm, type OpenedFile, openFile, type ProposedColumn, proposeColumns, sampleFile } from '../../../data/import'
import type { DataImportProposal } from '../../../generated/operations'
import { texts } from '../texts'
import type { ImportWork } from './import-job'

/** Characters that are shown of a value. */
const LONGEST = 200
export const SECONDS = 3600

const shown = (rows: readonly (readonly unknown[])[]) =>
  rows.map(row => row.map(value => (value === null ? null : String(value).slice(0, LONGEST))))

const proposedColumn = ({ name, type, digits, filled, nearly }: ProposedColumn) => ({
  ...{ name, type, digits: digits ?? null, filled, nearly: nearly ?? null },
})

/** What a file holds; `adjust`: what else is known of its columns. */
export async function proposalOf(
  { services, context }: ImportWork,
  file: OpenedFile,
  adjust: (column: ProposedColumn, at: number) => ProposedColumn = column => column,
): Promise<DataImportProposal> {
  const options = { signal: context.signal, seconds: SECONDS, background: true }
  context.progress(1, 3, texts.types)
  const columns = (await proposeColumns(services.engine, file, options)).map(adjust)
  context.progress(2, 3, texts.samples)
  const { rows, first, strange } = await sampleFile(services.engine, file, columns, options)
  const { skip, head } = file.layout
  const delimiter = file.kind === 'fixed' ? 'fixed' : file.layout.delimiter
  return {
    ...{ kind: file.kind, encoding: file.encoding, delimiter, skip, head, rows },
    ...{ sheet: file.sheet ?? null, sheets: [...(file.sheets ?? [])], notes: [...file.notes] },
    ...{ entry: file.entry ?? null, entries: [...(file.entries ?? [])], cuts: [...(file.cuts ?? [])] },
    columns: columns.map(proposedColumn),
    sample: shown(first),
    strange: shown(strange),
  }
}

/** The rows of the file as UTF-8 text in a folder, read in the form that a user chose or that is found. */
export const textOf = (
  { place, context, found, services: { engine } }: ImportWork,
  folder: string,
  form: ChosenForm,
): Promise<OpenedFile> => openFile(place, join(folder, 'text'), form, { engine, signal: context.signal, name: found.fileName })
