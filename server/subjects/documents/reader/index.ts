import { type CallOf, defineModule, type Module } from '../../../http/module'
import { fail } from '../../../util/errors'
import { findText } from './find-text'
import * as notes from './notes'
import { countPages, outlineOf, pagesFrom } from './repository'
import { texts } from './texts'
import { watermarkFor, watermarkSettings } from './watermark'

/** Pages of a record that the caller may see; of another one nothing is told, not even that it is there. */
const pages = (call: CallOf<'unstructurDocumentdataReaderPages'>) =>
  call.readTenant(async trx => {
    const { source, id, page = 1, size = 10 } = call.query
    const record = { source, id }
    const found = (await findText(trx, call, record)) ?? fail(texts.none)
    return {
      total: await countPages(trx, record),
      outline: await outlineOf(trx, record),
      pages: await pagesFrom(trx, record, page, size),
      watermark: watermarkFor(call, found.secretLevel),
    }
  })

/** The text of documents as the reader asks for it, and the notes of its readers. */
export const documentReader: Module = defineModule({
  name: 'documentReader',
  rows: 'reader',
  outgoing: 'none',
  declare: ({ settings }) => settings.declare(...watermarkSettings),
  handlers: {
    unstructurDocumentdataReaderPages: pages,
    unstructurDocumentdataReaderNotes: notes.list,
    unstructurDocumentdataReaderNotesAdd: notes.add,
    unstructurDocumentdataReaderNotesEdit: notes.edit,
    unstructurDocumentdataReaderNotesDelete: notes.remove,
  },
})
