import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HEAD_BYTES } from '../../../renderer/core'
import type { BytePart } from '../../http/ranges'
import { openRemovals } from './removals'

/** Bytes that have arrived and do not yet belong to anything. */
export interface Received {
  readonly size: number
  readonly sha256: string
  /** The first bytes. */
  readonly head: Buffer
  /** Where they lie for now, for programs that read files; nothing may be changed there. */
  readonly place: () => string
  /** Gives them their place under an id. */
  keep(id: string): Promise<void>
  /** Removes them, wherever they are by now. */
  discard(): Promise<void>
  /** What `draw` makes of them at a path that does not exist yet. They themselves stay until they are discarded. */
  redraw(draw: (from: string, to: string) => Promise<void>): Promise<Received>
}

/** Files by id in one folder; names of people never become names on the disk. */
export interface FileStore {
  /** Streams to a temporary file; nothing stays when the stream fails. */
  receive(stream: Readable): Promise<Received>
  /** Takes a file that lies on the same disk; discarding it puts it back where it lay. */
  adopt(path: string): Promise<Received>
  /** All bytes, or a part of them; undefined when they are gone. */
  read(id: string, part?: BytePart): Promise<Readable | undefined>
  remove(id: string): Promise<void>
  /** Where the bytes lie, for programs that read files; nothing may be changed there. */
  placeOf(id: string): string
  /** Ids of what is kept that begin with two hex digits. */
  ids(prefix: string): Promise<ReadonlySet<string>>
  /** Removes what arrived a day ago and belongs to nothing: what a process that was killed has left behind. How many. */
  clean(): Promise<number>
  /** The bytes that are kept under an id, to be drawn anew; undefined when they are gone. */
  held(id: string): Promise<Received | undefined>
}

const ID = /^[0-9a-f]{32}$/
const DAY = 24 * 3_600_000

function measure() {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  const seen = { size: 0 }
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (seen.size < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - seen.size))
      seen.size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  return { through, sink, result: (): Measured => ({ size: seen.size, sha256: hash.digest('hex'), head: Buffer.concat(head) }) }
}

type Measured = Pick<Received, 'size' | 'sha256' | 'head'>

async function measureFile(path: string): Promise<Measured> {
  const { through, sink, result } = measure()
  await pipeline(createReadStream(path), through, sink)
  return result()
}

/** What a process that was killed has left behind. */
async function removeOld(folder: string): Promise<number> {
  let count = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found || Date.now() - found.mtimeMs <= DAY) continue
    await rm(path, { force: true })
    count++
  }
  return count
}

/** A store below `folder`, which is made when it is not there. */
export function openStore(folder: string): FileStore {
  const arrivals = join(folder, 'arrivals')
  mkdirSync(arrivals, { recursive: true, mode: 0o700 })
  const removals = openRemovals(folder)
  const folderOf = (id: string) => {
    if (!ID.test(id)) throw new Error('The id of a file is 32 hex digits.')
    return join(folder, id.slice(0, 2))
  }
  const placeOf = (id: string) => join(folderOf(id), id)
  const keepAt = async (place: string, id: string): Promise<string> => {
    await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
    const target = placeOf(id)
    await removals.holdBack(target, id)
    await rename(place, target)
    return target
  }
  const newPlace = () => join(arrivals, randomBytes(16).toString('hex'))
  /** The bytes at a place of ours or, with `origin`, at another, which they go back to. */
  const arrived = (start: string, measured: Measured, origin?: string): Received => {
    let place = start
    return {
      ...measured,
      place: () => place,
      async keep(id) {
        place = await keepAt(place, id)
      },
      async discard() {
        if (origin === undefined) await rm(place, { force: true })
        else if (place !== origin) await rename(place, origin)
        place = start
      },
      async redraw(draw) {
        const to = newPlace()
        try {
          await draw(place, to)
          return arrived(to, await measureFile(to))
        } catch (error) {
          await rm(to, { force: true })
          throw error
        }
      },
    }
  }
  return {
    adopt: async origin => arrived(origin, await measureFile(origin), origin),
    async receive(stream) {
      const place = newPlace()
      const { through, result } = measure()
      try {
        await pipeline(stream, through, createWriteStream(place, { mode: 0o600, flags: 'wx', flush: true }))
      } catch (error) {
        await rm(place, { force: true })
        throw error
      }
      return arrived(place, result())
    },
    async read(id, part) {
      const handle = await open(placeOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return handle?.createReadStream(part)
    },
    placeOf,
    clean: () => removeOld(arrivals),
    async held(id) {
      const place = placeOf(id)
      const measured = await measureFile(place).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      return measured && arrived(place, measured, place)
    },
    async ids(prefix) {
      const names = await readdir(join(folder, prefix)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return new Set(names)
    },
    async remove(id) {
      const place = placeOf(id)
      await removals.holdBack(place, id)
      await rm(place, { force: true })
    },
  }
}
