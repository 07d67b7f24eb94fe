import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fail } from '../errors'
import { extensionOf, type FileKind, isInline, kindOf } from './kinds'
import { safeName } from './name'
import { openParts, PARTS_DAYS, type Parts } from './parts'
import * as rows from './repository'
import { type FileStore, openStore, type Received } from './store'
import { texts } from './texts'
import { type FileUse, fileUse } from './uses'

export type { Upload } from './repository'
export type { Received } from './store'
export { texts as fileTexts } from './texts'

/** A file that a caller may read. */
export interface OpenFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly inline: boolean
  readonly content: Readable
}

/** Keeps files: bytes in a folder, everything else in `sys_file`. A stored path is `biz/<id>/<name>`. */
export interface Files {
  /** Takes a stream to a temporary file. */
  receive(stream: Readable): Promise<Received>
  /** Keeps an upload when extension, bytes and size suit `biz`; its stored path. Discard `received` when this or the commit fails. */
  keepUpload(trx: rows.Trx, received: Received, upload: { readonly name: string; readonly biz: string }): Promise<string>
  /** Keeps a file that the server has made; its stored path. */
  saveFile(trx: rows.Trx, file: { name: string; biz: string; type: string; content: string | Buffer }): Promise<string>
  /** Undefined when the path names no file that this person may read. */
  openFile(trx: rows.Trx, path: string, username: string): Promise<OpenFile | undefined>
  /** Bytes of files that come in parts. */
  readonly parts: Parts
  /** Lets a file in parts begin when name, size and use allow it and its person has not begun too much. */
  beginParts(trx: rows.Trx, upload: rows.NewUpload, username: string): Promise<void>
  /** Undefined when this person has begun no such upload. */
  findParts(trx: rows.Trx, id: string, username: string): Promise<rows.Upload | undefined>
  /** Refuses an upload whose first bytes are not of its type. */
  checkParts(upload: rows.Upload): Promise<void>
  dropParts(trx: rows.Trx, id: string): Promise<void>
  /** All parts as one file; undefined while some are missing. */
  receiveParts(upload: rows.Upload): Promise<Received | undefined>
  /** Keeps it as `keepUpload` does; the same path again when that was done before. Discard `received` when this or the commit fails. */
  keepParts(trx: rows.Trx, received: Received, upload: rows.Upload): Promise<string>
}

/** Of one person, begun and not ended. */
const OPEN_UPLOADS = 20
const OPEN_BYTES = 4 * 1024 ** 3

/** `biz/<id>/<name>`; the name is only for people. */
const STORED = /^([a-z-]{1,40})\/([0-9a-f]{32})\/[^/\\]+$/

function checkedUse(biz: string): FileUse {
  const use = fileUse(biz)
  return use && !use.internal ? use : fail(texts.unknownUse(biz))
}

/** What can be said of a file before its bytes are seen. */
function checkedKind(name: string, size: number, use: FileUse, megabytes: number): FileKind {
  const extension = extensionOf(name)
  const kind = kindOf(extension)
  if (!kind || !use.extensions.includes(extension)) return fail(texts.badType(extension))
  if (size === 0) fail(texts.empty)
  if (size > megabytes * 1024 * 1024) fail(texts.tooLarge(megabytes))
  return kind
}

function checkBytes(head: Buffer, name: string): void {
  const extension = extensionOf(name)
  if (!kindOf(extension)?.fits(head)) fail(texts.badContent(extension))
}

const partsLimit = (use: FileUse) => use.partsMegabytes ?? use.megabytes

function checkedType({ size, head }: Received, name: string, use: FileUse, megabytes: number): string {
  const kind = checkedKind(name, size, use, megabytes)
  checkBytes(head, name)
  return kind.type
}

async function store(trx: rows.Trx, received: Received, file: { name: string; biz: string; type: string }): Promise<string> {
  const { size, sha256 } = received
  const name = safeName(file.name)
  const id = await rows.add(trx, { ...file, name, size, sha256 })
  await received.keep(id)
  return `${file.biz}/${id}/${name}`
}

async function openFile(bytes: FileStore, trx: rows.Trx, path: string, username: string): Promise<OpenFile | undefined> {
  const [, biz = '', id = ''] = STORED.exec(path.replace(/,+$/, '')) ?? []
  const use = fileUse(biz)
  const row = use ? await rows.find(trx, id) : undefined
  if (!row || row.biz !== biz || (use?.ownOnly && row.createBy !== username)) return undefined
  const content = await bytes.read(id)
  return content && { id, name: row.name, type: row.type, size: row.size, inline: isInline(row.type), content }
}

/** Files below `folder`. */
export function openFiles(folder: string): Files {
  const bytes = openStore(folder)
  const parts = openParts(join(folder, 'parts'))
  return {
    receive: stream => bytes.receive(stream),
    async keepUpload(trx, received, { name, biz }) {
      const use = checkedUse(biz)
      return store(trx, received, { name, biz, type: checkedType(received, name, use, use.megabytes) })
    },
    async saveFile(trx, { content, ...file }) {
      const received = await bytes.receive(Readable.from([Buffer.from(content)]))
      try {
        return await store(trx, received, file)
      } catch (error) {
        await received.discard()
        throw error
      }
    },
    openFile: (trx, path, username) => openFile(bytes, trx, path, username),
    parts,
    async beginParts(trx, upload, username) {
      const use = checkedUse(upload.biz)
      checkedKind(upload.name, upload.size, use, partsLimit(use))
      const open = await rows.openUploads(trx, username, PARTS_DAYS)
      if (open.count >= OPEN_UPLOADS || open.bytes + upload.size > OPEN_BYTES) fail(texts.tooManyParts)
      await rows.addUpload(trx, { ...upload, name: safeName(upload.name) })
    },
    findParts: (trx, id, username) => rows.findUpload(trx, id, username),
    async checkParts({ id, name }) {
      checkBytes(await parts.head(id), name)
    },
    async dropParts(trx, id) {
      await rows.removeUpload(trx, id)
      await parts.remove(id)
    },
    async keepParts(trx, received, { id, createBy }) {
      const upload = (await rows.findUpload(trx, id, createBy ?? '', true)) ?? fail(texts.partsGone)
      if (upload.path !== null) return upload.path
      const use = checkedUse(upload.biz)
      const type = checkedType(received, upload.name, use, partsLimit(use))
      const path = await store(trx, received, { name: upload.name, biz: upload.biz, type })
      await rows.endUpload(trx, id, path)
      return path
    },
    async receiveParts({ id, size }) {
      const path = await parts.whole(id, size)
      return path === undefined ? undefined : bytes.adopt(path)
    },
  }
}
