import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { Problem } from './problem.js'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const LONGEST_END = 65_557
const MOST_ENTRIES = 10_000
/** Bytes of one entry; what is packed may not grow more than so many times. */
const MOST_BYTES = 4 * 1024 ** 3
const MOST_GROWTH = 500
const STORED = 0
const DEFLATED = 8

/** @typedef {{ name: string, method: number, packed: number, unpacked: number, at: number }} Entry */

/** @param {import('node:fs/promises').FileHandle} file @param {number} at @param {number} length */
async function bytesAt(file, at, length) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new Problem('truncated')
  return buffer
}

/** @param {import('node:fs/promises').FileHandle} file */
async function directoryOf(file) {
  const { size } = await file.stat()
  const first = Math.max(0, size - LONGEST_END)
  const tail = await bytesAt(file, first, size - first)
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue
    const [count, length, from] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (from + length > size) throw new Problem('truncated')
    return { count, bytes: await bytesAt(file, from, length) }
  }
  throw new Problem('truncated')
}

/** A name in UTF-8, or in GBK as older programs write it. @param {Buffer} bytes */
const nameOf = bytes => (isUtf8(bytes) ? bytes.toString('utf8') : new TextDecoder('gb18030').decode(bytes))

/** @param {Buffer} bytes @param {number} at @returns {Entry} */
function entryAt(bytes, at) {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new Problem('truncated')
  if (bytes.readUInt16LE(at + 8) & 1) throw new Problem('locked')
  return {
    name: nameOf(bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28))),
    method: bytes.readUInt16LE(at + 10),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  }
}

/** An archive whose entries are read one at a time, by name. */
export class Archive {
  /** @param {string} path @param {ReadonlyMap<string, Entry>} entries */
  constructor(path, entries) {
    this.path = path
    this.entries = entries
  }

  /** @param {string} path */
  static async open(path) {
    const file = await open(path)
    try {
      const { count, bytes } = await directoryOf(file)
      if (count > MOST_ENTRIES) throw new Problem('bomb')
      /** @type {Map<string, Entry>} */
      const entries = new Map()
      for (let at = 0, nth = 0; nth < count; nth++) {
        const entry = entryAt(bytes, at)
        if (entry.unpacked > Math.max(entry.packed, 4096) * MOST_GROWTH) throw new Problem('bomb')
        entries.set(entry.name.replaceAll('\\', '/'), entry)
        at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
      }
      return new Archive(path, entries)
    } finally {
      await file.close()
    }
  }

  /** The bytes of an entry in parts. Stops at more of them than the directory promises. @param {string} name */
  async *bytes(name) {
    const entry = this.entries.get(name)
    if (!entry) throw new Problem('unreadable')
    let bytes = 0
    for await (const chunk of await this.stream(entry)) {
      bytes += chunk.length
      if (bytes > Math.min(MOST_BYTES, Math.max(entry.packed, 4096) * MOST_GROWTH)) throw new Problem('bomb')
      yield chunk
    }
  }

  /** The text of an entry in parts. @param {string} name */
  async *texts(name) {
    const decoder = new TextDecoder()
    for await (const chunk of this.bytes(name)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  }

  /** The whole text of a small entry. @param {string} name @param {number} most characters */
  async text(name, most = 20_000_000) {
    let text = ''
    for await (const part of this.texts(name)) {
      text += part
      if (text.length > most) throw new Problem('bomb')
    }
    return text
  }

  /** @param {Entry} entry */
  async stream(entry) {
    if (entry.method !== STORED && entry.method !== DEFLATED) throw new Problem('unreadable')
    const file = await open(this.path)
    const head = await bytesAt(file, entry.at, 30).finally(() => file.close())
    if (head.readUInt32LE(0) !== LOCAL) throw new Problem('truncated')
    const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
    if (entry.packed === 0) return new PassThrough().end()
    const packed = createReadStream(this.path, { start, end: start + entry.packed - 1, highWaterMark: 256 * 1024 })
    if (entry.method === STORED) return packed
    const plain = createInflateRaw({ chunkSize: 256 * 1024 })
    packed.on('error', error => plain.destroy(error)).pipe(plain)
    return plain
  }
}
