import type { CellCodec } from '../../model/cell-type'
import { listCodec, splitValues } from '../base/comma'
import { fileName } from './stored-file'

/** Stored paths joined by commas; people read the names of the files. Nothing that is pasted is a stored file. */
const storedCodec: CellCodec<string, unknown> = {
  ...listCodec,
  text: value => splitValues(value).map(fileName).join(','),
  fromText: text => (text.trim() === '' ? null : undefined),
}

/** The same, of files that `accept` lists. */
export const filesCodec = <Settings>(accept: (settings: Settings) => string): CellCodec<string, Settings> => ({
  ...storedCodec,
  accept: ({ settings }) => accept(settings),
})
