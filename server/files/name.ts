import { extensionOf } from './kinds'

const LONGEST = 100
/** What paths, URLs and lists of paths give a meaning to, and control characters in either direction of writing. */
const SPECIAL = /[\p{Cc}\p{Cf}\\/:*?"<>|,;%#&+'[\]{}]/gu

/** The name under which a file goes on: readable, without anything that a path, a URL or a list of paths understands. */
export function safeName(given: string): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1)
  const clean = last.normalize('NFC').replace(SPECIAL, '_').trim().replace(/^\.+/, '')
  const extension = extensionOf(clean)
  const stem = extension === '' ? clean : clean.slice(0, -extension.length - 1)
  const short = [...stem].slice(0, LONGEST).join('') || 'file'
  return extension === '' ? short : `${short}.${extension}`
}
