const FIRST = 'A01'
const PART = /^[A-Z]\d{2}$/

/** `A01` → `A02`, `A99` → `B01`; null after `Z99`. */
function after(part: string): string | null {
  const number = Number(part.slice(1))
  if (number < 99) return `${part[0]}${String(number + 1).padStart(2, '0')}`
  return part[0] === 'Z' ? null : `${String.fromCharCode(part.charCodeAt(0) + 1)}01`
}

/**
 * The code of a new node below the one with `parentCode` ('' at the top), after the greatest of its siblings: three
 * characters per level, `A01`, `A01A01`. Null when the level is full. Codes of another build do not count.
 */
export function nextCode(parentCode: string, siblings: readonly string[]): string | null {
  const parts = siblings.map(code => code.slice(parentCode.length)).filter(part => PART.test(part))
  const greatest = parts.sort().at(-1)
  const part = greatest === undefined ? FIRST : after(greatest)
  return part === null ? null : parentCode + part
}
