import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { HEAD_BYTES } from '../../../renderer/core'
import { type InTurn, inTurn } from '../../util/in-turn'

/** An upload that is not ended after this long is gone. */
export const PARTS_DAYS = 3
const LIFE = PARTS_DAYS * 24 * 3_600_000

/** What is said of a file before its first part. */
export interface Announced {
  readonly folder: string | null
  readonly id: string
  readonly name: string
  readonly biz: string
  readonly size: number
}

/** The bytes of files on their way: a folder, and the tus protocol over it. Who may do what is not decided here. */
export interface Parts {
  /** Answers one request of the protocol; `begin` is asked before a new upload is made, and throws what refuses it. */
  answer(request: Request, begin: (upload: Announced) => Promise<void>): Promise<Response>
  /** Where the bytes lie once all of them have come; undefined before. */
  whole(id: string, size: number): Promise<string | undefined>
  /** The first bytes. */
  head(id: string): Promise<Buffer>
  remove(id: string): Promise<void>
  /** What ends one upload, one call after another: the first takes the bytes, and the next ones see what became of them. */
  readonly inTurn: InTurn
  /** Removes what has not been gone on with; how many uploads. */
  clean(now?: number): Promise<number>
}

interface Asked {
  readonly begin: (upload: Announced) => Promise<void>
  /** What went wrong otherwise than by the protocol. */
  error?: unknown
}

/** The protocol of one folder; hooks find out by its request what a call brought along. */
function makeProtocol(folder: string, asked: WeakMap<object, Asked>): Server {
  return new Server({
    path: '/parts',
    datastore: new FileStore({ directory: folder, expirationPeriodInMilliseconds: LIFE }),
    namingFunction: () => randomBytes(16).toString('hex'),
    // Relative to where it was asked for: whatever stands between has its own idea of the address.
    generateUrl: (_request, { id }) => `parts/${id}`,
    async onUploadCreate(request, { id, size, metadata }) {
      await asked
        .get(request)
        ?.begin({ id, size: size ?? 0, name: metadata?.filename ?? '', biz: metadata?.biz ?? 'temp', folder: metadata?.folder ?? null })
      return {}
    },
    onResponseError(request, error) {
      const call = asked.get(request)
      if (call && error instanceof Error) call.error = error
      return undefined
    },
  })
}

async function removeAbandoned(folder: string, now: number): Promise<number> {
  let removed = 0
  const ids = new Set((await readdir(folder)).map(name => name.replace(/\.json$/, '')))
  for (const id of ids) {
    const found = (await stat(join(folder, id)).catch(() => null)) ?? (await stat(join(folder, `${id}.json`)).catch(() => null))
    if (!found || now - found.mtimeMs <= LIFE) continue
    await removeBoth(folder, id)
    removed += 1
  }
  return removed
}

async function removeBoth(folder: string, id: string): Promise<void> {
  for (const name of [id, `${id}.json`]) await rm(join(folder, name), { force: true })
}

/** Parts below `folder`, which is made when it is not there. */
export function openParts(folder: string): Parts {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const asked = new WeakMap<object, Asked>()
  const protocol = makeProtocol(folder, asked)
  return {
    async answer(request, begin) {
      const call: Asked = { begin }
      asked.set(request, call)
      const response = await protocol.handleWeb(request)
      if (call.error !== undefined) throw call.error
      return response
    },
    async whole(id, size) {
      const path = join(folder, id)
      const found = await stat(path).catch(() => null)
      return found?.size === size ? path : undefined
    },
    async head(id) {
      const handle = await open(join(folder, id))
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    remove: id => removeBoth(folder, id),
    inTurn: inTurn(),
    clean: (now = Date.now()) => removeAbandoned(folder, now),
  }
}
