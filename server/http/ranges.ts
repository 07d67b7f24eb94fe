/** Bytes of a file, the first and the last of them counted from 0. */
export interface BytePart {
  readonly start: number
  readonly end: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part that a `Range` header asks for of a file of so many bytes. Undefined: all of it, as for a header that is absent, asks for several
 * parts or cannot be read. `beyond`: nothing of the file lies in it.
 */
export function askedPart(header: string | undefined, size: number): BytePart | 'beyond' | undefined {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  // Without a beginning: so many of the last bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start > end ? 'beyond' : { start, end }
}
