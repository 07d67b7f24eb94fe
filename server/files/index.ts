import { Readable } from 'node:stream'
import { fail } from '../errors'
import { extensionOf, isInline, kindOf } from './kinds'
import { safeName } from './name'
import * as rows from './repository'
import { type FileStore, openStore, type Received } from './store'
import { texts } from './texts'
import { type FileUse, fileUse } from './uses'

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
}

/** `biz/<id>/<name>`; the name is only for people. */
const STORED = /^([a-z-]{1,40})\/([0-9a-f]{32})\/[^/\\]+$/

function checkedType(received: Received, name: string, use: FileUse): string {
  const extension = extensionOf(name)
  const kind = kindOf(extension)
  if (!kind || !use.extensions.includes(extension)) return fail(texts.badType(extension))
  if (received.size === 0) fail(texts.empty)
  if (received.size > use.megabytes * 1024 * 1024) fail(texts.tooLarge(use.megabytes))
  if (!kind.fits(received.head)) fail(texts.badContent(extension))
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
  return {
    receive: stream => bytes.receive(stream),
    async keepUpload(trx, received, { name, biz }) {
      const use = fileUse(biz)
      if (!use || use.internal) return fail(texts.unknownUse(biz))
      return store(trx, received, { name, biz, type: checkedType(received, name, use) })
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
  }
}
