import type { CellCodec } from '../../../model/cell-type'
import { listCodec, splitValues } from '../comma'
import { fileName } from './stored-file'

/** Stored paths joined by commas; people read the names of the files. Nothing that is pasted is a stored file. */
export const storedCodec: CellCodec<string, unknown> = {
  ...listCodec,
  text: value => splitValues(value).map(fileName).join(','),
  fromText: text => (text.trim() === '' ? null : undefined),
}
