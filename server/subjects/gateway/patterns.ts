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

function segmentSource(segment: string, last: boolean, text: string): string {
  if (segment === '') throw new PatternError('empty', text)
  if (segment === '**') {
    if (!last) throw new PatternError('stars', text)
    return '(?:/.*)?'
  }
  if (segment.includes('**')) throw new PatternError('stars', text)
  if (PARAMETER.test(segment)) return '/[^/]+'
  if (/[{}]/.test(segment)) throw new PatternError('braces', text)
  return `/${segment.replaceAll(/[.~%-]/g, '\\$&').replaceAll('*', '[^/]*')}`
}

/**
 * What a pattern such as `/erp/**` means: `*` is a part of a segment, `{id}` a segment, `**` at the end all that follows. Throws a
 * `PatternError`.
 */
export function pathPattern(text: string): RegExp {
  if (!text.startsWith('/') || text === '/') throw new PatternError('slash', text)
  if (!ALLOWED.test(text)) throw new PatternError('characters', text)
  const segments = text.slice(1).split('/')
  return new RegExp(`^${segments.map((segment, at) => segmentSource(segment, at === segments.length - 1, text)).join('')}$`)
}

/** The first segment, which says whose paths they are; null when the pattern leaves it open. */
export function firstSegment(text: string): string | null {
  const first = text.slice(1).split('/')[0] ?? ''
  return /[*{]/.test(first) ? null : first
}
