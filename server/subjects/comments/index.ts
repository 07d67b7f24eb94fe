import type { Allowance } from '../../db/allowances'
import type { SysComment, SysCommentFile } from '../../generated/operations'
import { answer } from '../../http/answers'
import { isCurrent } from '../../http/generation'
import { type CallOf, defineModule } from '../../http/module'
import { lockFor, type PageOf } from '../../query'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { describeFiles, type FileReader, keepFile, readUpload, type StoredFileFacts } from '../files'
import { mentionedIn, notifyMentioned } from './mentions'
import { mayModerate } from './moderate'
import * as comments from './repository'
import { texts } from './texts'

const TABLE = 'sys_comment'
const MOST_FILES = 9
/** Messages that one user's comments may send. */
const MESSAGES: Allowance = { kind: 'comment-messages', most: 200, minutes: 60 }
/** A path of the application; addresses elsewhere are none. */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u

type Reading = Pick<CallOf<'sysCommentListByForm'>, 'readTenant' | 'session' | 'can'>

/** Whether the reader may see a record, wherever it is kept: by its list, by what its table declares, or as a row of an online form. */
async function isSeen(reader: FileReader, trx: comments.Trx, { tableName, tableDataId }: comments.Commented): Promise<boolean> {
  if (tableName === TABLE) return false
  const uses = [{ recordId: tableDataId, field: 'id' }]
  for (const schema of ['weft', 'weft_forms'])
    if (await trx.catalog.filePlaces.checkOf(schema, `${schema}.${tableName}`)(reader, trx, tableName, uses)) return true
  return false
}

async function demandSeen(reader: FileReader, trx: comments.Trx, record: comments.Commented): Promise<void> {
  if (!(await isSeen(reader, trx, record))) fail(texts.noRecord)
}

const pathsOf = ({ files }: comments.StoredComment) => commaList(files)

function fileOf(comment: comments.StoredComment & Partial<SysComment>, { id, name, type, size, path }: StoredFileFacts): SysCommentFile {
  const { tableName, tableDataId, createBy, createTime } = comment
  const about = {
    tableName,
    tableDataId,
    commentId: comment.id,
    createBy,
    createBy_dictText: comment.fromUserId_dictText ?? null,
    createTime,
  }
  const kind = type.startsWith('image/') ? 'image' : 'doc'
  return { id, fileId: id, sysFormFileId: id, name, url: path, type: kind, fileSize: size, ...about }
}

/** Comments with what is known of their files. */
async function withFiles(trx: comments.Trx, found: readonly comments.StoredComment[]): Promise<SysComment[]> {
  const facts = await describeFiles(trx, found.flatMap(pathsOf))
  return found.map(comment => {
    const { files, ...rest } = comment
    return {
      ...rest,
      fileList: pathsOf(comment)
        .flatMap(path => facts.get(path) ?? [])
        .map(file => fileOf(comment, file)),
    }
  })
}

/** What a page of the comments on a record shows, for who may see the record. */
const reading = <T>(
  call: Reading,
  query: CallOf<'sysCommentListByForm'>['query'],
  filed: boolean,
  show: (found: SysComment[]) => T[],
): Promise<PageOf<T>> =>
  call.readTenant(async trx => {
    await demandSeen(call, trx, query)
    const page = await comments.page(trx, query, { ...query, filed })
    const moderates = mayModerate(call, trx, query)
    const found = await withFiles(trx, page.records)
    const told = found.map(comment => ({ ...comment, removable: moderates || comment.fromUserId === call.session.userId }))
    return { ...page, records: show(told) }
  })

/** A comment on a record that the caller may see; any other does not exist for them. */
async function seenComment(reader: FileReader, trx: comments.Trx, id: string): Promise<comments.StoredComment> {
  const found = await comments.find(trx, id)
  return found && (await isSeen(reader, trx, found)) ? found : fail(texts.noRecord)
}

async function ownComment(call: FileReader, trx: comments.Trx, id: string): Promise<comments.StoredComment> {
  const found = await seenComment(call, trx, id)
  return found.fromUserId === call.session.userId ? found : fail(texts.notYours)
}

async function answeredBy(reader: FileReader, trx: comments.Trx, record: comments.Commented, id: string): Promise<comments.StoredComment> {
  const found = await seenComment(reader, trx, id)
  return found.tableName === record.tableName && found.tableDataId === record.tableDataId ? found : fail(texts.otherRecord)
}

async function addText(call: CallOf<'sysCommentAddText'>) {
  const { tableName, tableDataId, files = [], page = null } = call.body
  const content = (call.body.commentContent ?? '').trim()
  // Clients of 3.x send the files of a comment after it.
  if (content === '' && files.length === 0 && !isCurrent(call.request)) fail(texts.empty)
  if (page && !OWN_PATH.test(page)) fail(texts.badPage)
  const messages = mentionedIn(content).length
  if (messages > 0) await call.spend(MESSAGES, messages)
  const result = await call.withTenant(async trx => {
    const record = { tableName, tableDataId }
    await demandSeen(call, trx, record)
    if ((await describeFiles(trx, files)).size < files.length) fail(texts.noSuchFile)
    const answered = call.body.commentId ? await answeredBy(call, trx, record, call.body.commentId) : undefined
    const toUserId = answered?.fromUserId ?? null
    const id = await comments.add(trx, {
      ...record,
      fromUserId: call.session.userId,
      toUserId,
      commentId: answered?.id ?? null,
      commentContent: content,
      files: files.join() || null,
    })
    await notifyMentioned(trx, call.session, { content, answered: toUserId, page, recordId: tableDataId })
    return id
  })
  return answer({ message: texts.added, result })
}

/** Adds a stored file to an own comment, or as a comment of its own; the id of the comment. */
async function attach(call: CallOf<'sysCommentAddFile'>, trx: comments.Trx, fields: Readonly<Record<string, string>>, path: string) {
  const { tableName = '', tableDataId = '', commentId = '' } = fields
  if (commentId === '') {
    await demandSeen(call, trx, { tableName, tableDataId })
    return comments.add(trx, { tableName, tableDataId, fromUserId: call.session.userId, files: path })
  }
  await lockFor(trx, `comment ${commentId}`)
  const files = [...pathsOf(await ownComment(call, trx, commentId)), path]
  if (files.length > MOST_FILES) fail(texts.tooManyFiles(MOST_FILES))
  await comments.setFiles(trx, commentId, files.join())
  return commentId
}

async function addFile(call: CallOf<'sysCommentAddFile'>) {
  const upload = await readUpload(call.request)
  const result = await keepFile(call.request.server.files, { ...upload, biz: 'temp' }, keep =>
    call.withTenant(async trx => attach(call, trx, upload.fields, await keep(trx))),
  )
  return answer({ message: texts.added, result })
}

async function deleteOne(call: CallOf<'sysCommentDeleteOne'>) {
  await call.withTenant(async trx => {
    const found = await seenComment(call, trx, call.query.id)
    if (found.fromUserId !== call.session.userId && !mayModerate(call, trx, found)) fail(texts.notYours)
    await comments.remove(trx, found.id)
  })
  return answer({ message: texts.deleted })
}

/** Comments on records of every kind. */
export const comment = defineModule({
  name: 'comment',
  rows: 'reader',
  outgoing: 'none',
  // The files of a comment are for those who may see what it is about.
  declare: ({ filePlaces }) =>
    filePlaces.declare(`weft.${TABLE}`, async (reader, trx, _table, uses) => {
      for (const found of await comments.withIds(trx, [...new Set(uses.map(({ recordId }) => recordId))]))
        if (await isSeen(reader, trx, found)) return true
      return false
    }),
  handlers: {
    sysCommentListByForm: call => reading(call, call.query, false, found => found),
    sysCommentFileList: call => reading(call, call.query, true, found => found.flatMap(({ fileList }) => fileList)),
    sysCommentQueryById: call =>
      call.readTenant(async trx => {
        const [found] = await withFiles(trx, [await seenComment(call, trx, call.query.id)])
        return found ?? fail(texts.noRecord)
      }),
    sysCommentGetFileViewDomain: async () => '',
    sysCommentAddText: addText,
    sysCommentAddFile: addFile,
    sysCommentDeleteOne: deleteOne,
  },
})
