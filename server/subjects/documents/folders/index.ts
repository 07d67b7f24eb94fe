import { answer } from '../../../http/answers'
import { type CallOf, defineModule, type Module } from '../../../http/module'
import { ChosenValues, updateRow } from '../../../query'
import type { RecordRow } from '../../../records/repository'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { findWritable } from '../records/readable'
import { belowFolders } from './repository'
import { texts } from './texts'

/** Folders of one document at most: what its field holds. */
const MOST = 30

/** The folders that a document has when some are added, or taken away. */
function changed({ name, folderIds }: RecordRow, added: readonly string[], removed: ReadonlySet<string>): readonly string[] {
  const before = commaList(String(folderIds ?? ''))
  const after = [...new Set([...before, ...added])].filter(folder => !removed.has(folder))
  return after.length > MOST ? fail(texts.tooMany(String(name), MOST)) : after
}

/** Puts documents into folders, or takes them out of these and of what stands below; those that the caller may not change are left. */
const folders = (call: CallOf<'unstructurDocumentdataDocumentinformationFolders'>) =>
  call.withTenant(async trx => {
    const given = commaList(call.body.folderIds)
    if (await new ChosenValues(trx).firstAbsent('document_folder,name,id', given)) fail(texts.noFolder)
    const added = call.body.in ? given : []
    const removed = new Set(call.body.in ? [] : await belowFolders(trx, given))
    let count = 0
    for (const id of commaList(call.body.ids)) {
      const document = await findWritable(trx, call, 'document', id)
      if (!document) continue
      count += 1
      const folderIds = changed(document, added, removed).join(',') || null
      if (folderIds !== document.folderIds) await updateRow(trx, 'document', { id }, { folderIds })
    }
    if (count === 0) fail(texts.none)
    return answer({ message: call.body.in ? texts.filed(count) : texts.takenOut(count) })
  })

/** Folders are a view of documents: one document stands in several, and stays when it is taken out of all of them. */
export const documentFolders: Module = defineModule({
  name: 'documentFolders',
  rows: 'reader',
  outgoing: 'none',
  handlers: { unstructurDocumentdataDocumentinformationFolders: folders },
})
