import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import { file } from '../../../http/answers'
import type { CallOf } from '../../../http/module'
import { find } from '../../../records/repository'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import type { OpenFile } from '../../files'
import type * as forms from '../repository'
import { texts } from '../texts'
import type { Governed } from './governed'

/** Columns that hold the paths of files. */
const OF_FILES = new Set(['file', 'image'])

/** Names as they stand in an archive, each once. */
function namesOf(files: readonly OpenFile[]): readonly string[] {
  const taken = new Map<string, number>()
  return files.map(({ name }) => {
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return before === 0 ? name : name.replace(/(\.[^.]*)?$/, ending => ` (${before + 1})${ending}`)
  })
}

/** The bytes of an archive as they come: files are as large as uploads may be, and none is held whole. */
async function* archive(files: readonly OpenFile[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const names = namesOf(files)
  try {
    for (const [index, { content }] of files.entries()) {
      const entry = new ZipPassThrough(names[index] ?? '')
      zip.add(entry)
      for await (const chunk of content) {
        entry.push(chunk as Uint8Array)
        yield* ready.splice(0)
      }
      entry.push(new Uint8Array(), true)
    }
    zip.end()
    yield* ready.splice(0)
  } finally {
    for (const { content } of files) content.destroy()
  }
}

type Downloading = CallOf<'onlineCgformFieldDownload'>

/** The files that one column of a record names, as far as the caller sees column and record. */
export async function fieldFiles(call: Downloading, trx: forms.Trx, { form, recordSpec }: Governed): Promise<readonly OpenFile[]> {
  const { dataId, field } = call.params
  const own = form.fields.find(({ dbFieldName, fieldShowType }) => dbFieldName === field && OF_FILES.has(fieldShowType))
  if (!own) return fail(texts.noColumn(field))
  const record = (await find(trx, recordSpec, dataId)) ?? fail(texts.noRow)
  const opened: OpenFile[] = []
  for (const path of commaList(String(record[field] ?? ''))) {
    const found = await call.request.server.files.openFile(trx, path, call)
    if (found) opened.push(found)
  }
  return opened.length > 0 ? opened : fail(texts.noFiles)
}

export async function downloadFiles(call: Downloading, files: readonly OpenFile[]) {
  const { dataId, field } = call.params
  await call.audit({ table: 'sys_file', recordId: dataId, action: 'download', detail: { field, files: files.map(({ id }) => id) } })
  return file({ content: Readable.from(archive(files)), name: `${field}.zip`, type: 'application/zip' })
}
