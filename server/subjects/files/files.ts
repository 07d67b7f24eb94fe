import { join } from 'node:path'
import { Readable } from 'node:stream'
import { extensionOf, type FileKind, isInline, kindOf, withoutOuterBlanks } from '../../../renderer/core'
import { askedPart, type BytePart } from '../../http/ranges'
import { fail } from '../../util/errors'
import type { Settings } from '../settings'
import { openParts, PARTS_DAYS, type Parts } from './parts'
import { redrawPicture } from './pictures'
import * as rows from './repository'
import { type FileReader, mayReadFile } from './rights'
import { fileSettings, storageLimits } from './settings'
import { openSpace, type Space } from './space'
import { type FileStore, openStore, type Received } from './store'
import { texts } from './texts'
import { type FileUse, fileUse } from './uses'

/** A file that a caller may read. */
export interface OpenFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly inline: boolean
  /** The part that was asked for, or that there is none; absent: all of it. */
  readonly part: BytePart | 'beyond' | undefined
  readonly content: Readable
}

export interface UploadName {
  readonly name: string
  readonly biz: string
  /** The folders that it was chosen in, joined by slashes. Default: none. */
  readonly folder?: string | null | undefined
}

/** Bytes that may be kept, and as what. */
export interface CheckedFile extends UploadName {
  readonly received: Received
  readonly type: string
  /** A picture that was drawn anew. */
  readonly drawn?: boolean
}

/** Keeps files: bytes in a folder, everything else in `sys_file`. A stored path is `biz/<id>/<name>`. */
export interface Files {
  /** Takes a stream to a temporary file. */
  receive(stream: Readable): Promise<Received>
  /**
   * What will be kept of an upload when extension, bytes and size suit `biz`: pictures are drawn anew. Takes its time: before the transaction.
   * Discard `received` when this, or what is kept when the commit fails.
   */
  checkUpload(received: Received, upload: UploadName): Promise<CheckedFile>
  readonly bytes: FileStore
  /** How much is kept for whom: each of the ways to keep a file asks it. */
  readonly space: Space
  /** Keeps an upload that was checked; its stored path. */
  keepUpload(trx: rows.Trx, file: CheckedFile): Promise<string>
  /** Keeps a file that the server has made; its stored path. */
  saveFile(trx: rows.Trx, file: { name: string; biz: string; type: string; content: string | Buffer }): Promise<string>
  /** Undefined when the path names no file that the reader may read. `range`: what a `Range` header asks for of it; default all. */
  openFile(trx: rows.Trx, path: string, reader: FileReader, range?: string): Promise<OpenFile | undefined>
  /** What a stored path names, without a check of rights: for paths that the server has chosen itself. Undefined when it is gone. */
  takeFile(trx: rows.Trx, path: string): Promise<OpenFile | undefined>
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
  /** As `checkUpload`, by the limits of files in parts. */
  checkWhole(received: Received, upload: rows.Upload): Promise<CheckedFile>
  /** Keeps it as `keepUpload` does; the same path again when that was done before. */
  keepParts(trx: rows.Trx, file: CheckedFile, upload: rows.Upload): Promise<string>
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

/** What administrators have set about files. */
type Limits = Pick<Settings, 'value'>

/** What can be said of a file before its bytes are seen. */
function checkedKind({ value }: Limits, name: string, size: number, megabytes: number, use: FileUse): FileKind {
  const extension = extensionOf(name)
  const kind = kindOf(extension)
  if (!kind || !use.extensions.includes(extension)) return fail(texts.badType(extension))
  if (size === 0) fail(texts.empty)
  const most = Math.min(megabytes, value(kind.picture ? fileSettings.picture : fileSettings.file))
  if (size > most * 1024 * 1024) fail(texts.tooLarge(most))
  return kind
}

function checkBytes(head: Buffer, name: string): void {
  const extension = extensionOf(name)
  if (!kindOf(extension)?.fits(head)) fail(texts.badContent(extension))
}

const LONGEST_NAME = 100
/** What paths, URLs and lists of paths give a meaning to, and control characters in either direction of writing. */
const SPECIAL = /[\p{Cc}\p{Cf}\\/:*?"<>|,;%#&+'[\]{}]/gu

/** The name under which a file goes on: readable, without anything that a path, a URL or a list of paths understands. */
function safeName(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const clean = withoutOuterBlanks(last.normalize('NFC')).replace(SPECIAL, '_').trim().replace(/^\.+/, '')
  const extension = extensionOf(clean)
  const stem = extension === '' ? clean : clean.slice(0, -extension.length - 1)
  const short = [...stem].slice(0, LONGEST_NAME).join('') || 'file'
  return extension === '' ? short : `${short}.${extension}`
}

const LONGEST_FOLDER = 500

/** The same of the folders that it was chosen in; null where there are none. */
function safeFolder(given: string | null | undefined): string | null {
  const names = (given ?? '').split('/').filter(name => withoutOuterBlanks(name) !== '' && name !== '.' && name !== '..')
  return names.map(safeName).join('/').slice(0, LONGEST_FOLDER) || null
}

const partsLimit = (use: FileUse) => use.partsMegabytes ?? use.megabytes

async function checkFile(limits: Limits, received: Received, { name, biz, folder }: UploadName, megabytes: number): Promise<CheckedFile> {
  const { type, picture } = checkedKind(limits, name, received.size, megabytes, checkedUse(biz))
  checkBytes(received.head, name)
  const drawn = picture ? await received.redraw((from, to) => redrawPicture(from, to, type)) : received
  return { name, biz, folder: safeFolder(folder), type, received: drawn, ...(picture && { drawn: true }) }
}

async function store(trx: rows.Trx, { received, biz, type, drawn, folder, ...file }: CheckedFile): Promise<string> {
  const { size, sha256 } = received
  const name = safeName(file.name)
  const id = await rows.add(trx, { name, biz, type, size, sha256, ...(drawn && { drawn }), ...(folder && { folder }) })
  await received.keep(id)
  return `${biz}/${id}/${name}`
}

/** A picture as it came, from before pictures were drawn anew: it is saved and not shown until it has been. */
const isUndrawn = ({ type, drawn }: rows.StoredFile) => drawn !== true && type.startsWith('image/')

/** A file; `reader`: who has to be allowed to read it. */
async function openFile(bytes: FileStore, trx: rows.Trx, path: string, reader?: FileReader, range?: string): Promise<OpenFile | undefined> {
  const [, biz = '', id = ''] = STORED.exec(path.replace(/,+$/, '')) ?? []
  const row = fileUse(biz) ? await rows.find(trx, id) : undefined
  if (!row || row.biz !== biz || (reader && !(await mayReadFile(trx, reader, row)))) return undefined
  const part = askedPart(range, row.size)
  const content = part === 'beyond' ? Readable.from([]) : await bytes.read(id, part)
  const inline = (isInline(row.type) || fileUse(biz)?.played === true) && !isUndrawn(row)
  return content && { id, name: row.name, type: row.type, size: row.size, inline, part, content }
}

/** Files below `folder`, of sizes that the settings allow. */
export function openFiles(folder: string, limits: Limits): Files {
  const bytes = openStore(folder)
  const space = openSpace(bytes, () => storageLimits(limits))
  const keep = async (trx: rows.Trx, file: CheckedFile) => {
    const path = await store(trx, file)
    await space.check(trx, file.received.size)
    return path
  }
  const parts = openParts(join(folder, 'parts'))
  return {
    receive: stream => bytes.receive(stream),
    checkUpload: async (received, upload) => checkFile(limits, received, upload, checkedUse(upload.biz).megabytes),
    bytes,
    space,
    keepUpload: keep,
    async saveFile(trx, { content, ...file }) {
      const received = await bytes.receive(Readable.from([Buffer.from(content)]))
      try {
        return await keep(trx, { ...file, received })
      } catch (error) {
        await received.discard()
        throw error
      }
    },
    openFile: (trx, path, reader, range) => openFile(bytes, trx, path, reader, range),
    takeFile: (trx, path) => openFile(bytes, trx, path),
    parts,
    async beginParts(trx, upload, username) {
      const use = checkedUse(upload.biz)
      checkedKind(limits, upload.name, upload.size, partsLimit(use), use)
      const open = await rows.openUploads(trx, username, PARTS_DAYS)
      if (open.count >= OPEN_UPLOADS || open.bytes + upload.size > OPEN_BYTES) fail(texts.tooManyParts)
      await rows.addUpload(trx, { ...upload, name: safeName(upload.name), folder: safeFolder(upload.folder) })
      await space.check(trx, upload.size)
    },
    findParts: (trx, id, username) => rows.findUpload(trx, id, username),
    async checkParts({ id, name }) {
      checkBytes(await parts.head(id), name)
    },
    async dropParts(trx, id) {
      await rows.removeUpload(trx, id)
      await parts.remove(id)
    },
    checkWhole: async (received, { name, biz, folder }) => checkFile(limits, received, { name, biz, folder }, partsLimit(checkedUse(biz))),
    async keepParts(trx, file, { id, createBy }) {
      const upload = (await rows.findUpload(trx, id, createBy ?? '', true)) ?? fail(texts.partsGone)
      if (upload.path !== null) {
        await file.received.discard()
        return upload.path
      }
      const path = await store(trx, file)
      await rows.endUpload(trx, id, path)
      await space.check(trx, file.received.size)
      return path
    },
    async receiveParts({ id, size }) {
      const path = await parts.whole(id, size)
      return path === undefined ? undefined : bytes.adopt(path)
    },
  }
}
