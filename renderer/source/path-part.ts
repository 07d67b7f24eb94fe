import { renderText } from '../expression'
import { RequestError } from '../model/client'
import type { Scope, Template } from '../model/expression'
import { texts } from './texts'

const MISDIRECTED: ReadonlySet<string> = new Set(['', '.', '..'])

/** A value as a part of a path. Throws a `RequestError` for one without which the path is that of another operation. */
export function pathPart(name: string, value: unknown): string {
  const text = String(value ?? '')
  if (MISDIRECTED.has(text)) throw new RequestError(texts.emptyPart(name), 400, false)
  return encodeURIComponent(text)
}

/** A stored path as it stands behind others: its slashes are kept. Throws a `RequestError` where one of its parts is none. */
const storedPath = (name: string, text: string): string =>
  text
    .split('/')
    .map(part => pathPart(name, part))
    .join('/')

/**
 * An address with its values: those of its path are stored paths, those behind its `?` texts. Throws a `RequestError` where a value of the path is
 * empty, or a part of one: the address would be that of something else.
 */
export function filledAddress({ text, parts }: Template, scope: Scope): string {
  let address = ''
  for (const part of parts) {
    const name = typeof part === 'string' ? '' : part.expression.text.trim()
    const encode = (value: string) => (address.includes('?') ? encodeURIComponent(value) : storedPath(name, value))
    address += renderText({ text, parts: [part] }, scope, { encode })
  }
  return address
}

/** A path with what stands for the names in its braces. */
export const filledPath = (path: string, read: (name: string) => unknown): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => pathPart(name, read(name)))
