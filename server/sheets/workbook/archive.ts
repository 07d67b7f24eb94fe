import { texts } from './texts'
import { WorkbookError, type WorkbookLimits } from './types'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LONGEST_COMMENT = 65_557

/** Where the directory of a ZIP archive begins and how many entries it lists; null when the file is no archive. */
function directory(file: Buffer): { offset: number; count: number } | null {
  const first = Math.max(0, file.length - LONGEST_COMMENT)
  for (let at = file.length - 22; at >= first; at--) {
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return { count: file.readUInt16LE(at + 10), offset: file.readUInt32LE(at + 16) }
  }
  return null
}

/** Refuses an archive whose directory promises more than the limits, before anything is unpacked. */
export function checkArchive(file: Buffer, limits: WorkbookLimits): void {
  const found = directory(file)
  if (!found) throw new WorkbookError(texts.notWorkbook)
  if (found.count > limits.entries) throw new WorkbookError(texts.tooManyEntries)
  let total = 0
  let at = found.offset
  for (let entry = 0; entry < found.count; entry++) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new WorkbookError(texts.notWorkbook)
    const packed = file.readUInt32LE(at + 20)
    const unpacked = file.readUInt32LE(at + 24)
    total += unpacked
    if (total > limits.unpacked || unpacked > Math.max(packed, 1024) * limits.ratio) throw new WorkbookError(texts.suspicious)
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
/** The compound file of .xls. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** The kind of workbook by its first bytes; the name of the file proves nothing. */
export function workbookKind(file: Buffer): 'xlsx' | 'xls' | null {
  if (file.subarray(0, 4).equals(ZIP)) return 'xlsx'
  return file.subarray(0, 8).equals(COMPOUND) ? 'xls' : null
}
