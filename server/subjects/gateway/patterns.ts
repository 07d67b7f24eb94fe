import { PathPattern, type Segment, segmentOf } from '../../util/path-pattern'

/** A pattern of paths that cannot be read: `text` says which, `why` why. */
export class PatternError extends Error {
  constructor(
    readonly why: 'slash' | 'stars' | 'braces' | 'empty' | 'characters',
    readonly text: string,
  ) {
    super(`${text}: ${why}`)
  }
}

const ALLOWED = /^[\w\-.~%*{}/]+$/
const PARAMETER = /^\{\w+\}$/

function readSegment(segment: string, text: string): Segment {
  if (segment === '') throw new PatternError('empty', text)
  if (segment.includes('**')) throw new PatternError('stars', text)
  if (PARAMETER.test(segment)) return null
  if (/[{}]/.test(segment)) throw new PatternError('braces', text)
  return segmentOf(segment.split('*'))
}

/**
 * What a pattern such as `/erp/**` means: `*` is a part of a segment, `{id}` a segment, `**` at the end all that follows. Throws a
 * `PatternError`.
 */
export function pathPattern(text: string): PathPattern {
  if (!text.startsWith('/') || text === '/') throw new PatternError('slash', text)
  if (!ALLOWED.test(text)) throw new PatternError('characters', text)
  const segments = text.slice(1).split('/')
  const open = segments.at(-1) === '**'
  return new PathPattern(
    segments.slice(0, open ? -1 : undefined).map(segment => readSegment(segment, text)),
    open,
  )
}

/** The first segment, which says whose paths they are; null when the pattern leaves it open. */
export function firstSegment(text: string): string | null {
  const first = text.slice(1).split('/')[0] ?? ''
  return /[*{]/.test(first) ? null : first
}
