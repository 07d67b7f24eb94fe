import { answer, file as fileAnswer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { errors, fail, ServerError } from '../../util/errors'
import { prepareDemo } from './demo'
import { keepFile, keeping, readUpload } from './receive'
import { fileSettings } from './settings'
import { texts } from './texts'

async function upload(call: CallOf<'sysCommonUpload'>) {
  const { fields, ...upload } = await readUpload(call.request)
  const biz = fields.biz || 'temp'
  const message = await keepFile(call.request.server.files, { ...upload, biz, folder: fields.folder }, keep => call.withTenant(keep))
  return answer({ message, code: 0 })
}

/** What of a file in parts is refused is gone: no client would ask for it again. */
async function finishOnce(call: CallOf<'sysCommonUploadFinish'>) {
  const { files } = call.request.server
  const find = () => call.withTenant(trx => files.findParts(trx, call.body.id, call.session.username))
  const upload = (await find()) ?? fail(texts.partsGone)
  if (upload.path !== null) return answer({ message: upload.path, code: 0 })
  // Another server may have ended it meanwhile, and taken the bytes.
  const ended = async () => {
    const path = (await find())?.path
    return path ? answer({ message: path, code: 0 }) : undefined
  }
  const received = await files.receiveParts(upload)
  if (!received) return (await ended()) ?? fail(texts.partsMissing)
  try {
    const check = () => files.checkWhole(received, upload)
    const message = await keeping(received, check, file => call.withTenant(trx => files.keepParts(trx, file, upload)))
    await files.parts.remove(upload.id)
    return answer({ message, code: 0 })
  } catch (error) {
    const done = await ended()
    if (done) return done
    if (error instanceof ServerError && error.kind === 'refused') await call.withTenant(trx => files.dropParts(trx, upload.id))
    throw error
  }
}

const finish = (call: CallOf<'sysCommonUploadFinish'>) => call.request.server.files.parts.inTurn(call.body.id, () => finishOnce(call))

async function download(call: CallOf<'sysCommonStatic'>) {
  const { files } = call.request.server
  const { range, 'if-range': unchanged } = call.request.headers
  // No file has a mark by which a caller could tell that it is the same.
  const found = await call.readTenant(trx => files.openFile(trx, call.params.path, call, unchanged === undefined ? range : undefined))
  if (!found) throw errors.notFound(texts.gone)
  if (!found.inline) await call.audit({ table: 'sys_file', recordId: found.id, action: 'download' })
  return fileAnswer({ ...found, inParts: true })
}

const seesTenant = (call: CallOf<'sysCommonStorage'>) => call.can('user:edit')

async function removeUnused(call: CallOf<'sysCommonStorageUnusedDelete'>) {
  const { space } = call.request.server.files
  const ids = commaList(call.query.ids)
  const removed = await call.withTenant(trx => space.remove(trx, ids, call.session.username))
  if (removed.length === 0) fail(texts.noneRemoved)
  await space.removeBytes(removed)
  return answer({ message: texts.removed(removed.length) })
}

export const file = defineModule({
  name: 'file',
  rows: { default: 'own', sysCommonStatic: 'reader', sysCommonStorage: 'subject' },
  outgoing: 'none',
  declare: ({ settings }) => settings.declare(...Object.values(fileSettings)),
  prepare: prepareDemo,
  handlers: {
    sysCommonUpload: upload,
    sysCommonUploadFinish: finish,
    sysCommonStatic: download,
    sysCommonStorage: call => call.readTenant(trx => call.request.server.files.space.usage(trx, seesTenant(call))),
    sysCommonStorageUnused: call =>
      call.readTenant(async trx => [...(await call.request.server.files.space.unnamed(trx, call.session.username))]),
    sysCommonStorageUnusedDelete: removeUnused,
  },
})
