import { RequestError } from '../model/client'
import { texts } from './texts'

const MISDIRECTED: ReadonlySet<string> = new Set(['', '.', '..'])

/** A value as a part of a path. Throws a `RequestError` for one without which the path is that of another operation. */
export function pathPart(name: string, value: unknown): string {
  const text = String(value ?? '')
  if (MISDIRECTED.has(text)) throw new RequestError(texts.emptyPart(name), 400, false)
  return encodeURIComponent(text)
}

/** A path with what stands for the names in its braces. */
export const filledPath = (path: string, read: (name: string) => unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(name, read(name)))
