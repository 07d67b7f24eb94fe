import type { Area } from './area-table'

/** Whether what was typed finds a path: beginnings of names, or of their initials, one place after the other, such as 广东深圳 or `gdsz`. */
export function finds(typed: string, path: readonly Pick<Area, 'name' | 'initials'>[]): boolean {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s/]+/g, '')
  if (text === '') return true
  return (
    begins(
      text,
      path.map(({ name }) => name),
    ) ||
    begins(
      text,
      path.map(({ initials }) => initials),
    ) ||
    path.some(({ name }) => name.includes(text))
  )
}

function begins(text: string, words: readonly string[]): boolean {
  if (text === '') return true
  return words.some((word, index) => {
    for (let length = common(text, word); length > 0; length--) if (begins(text.slice(length), words.slice(index + 1))) return true
    return false
  })
}

function common(left: string, right: string): number {
  let length = 0
  while (length < left.length && left[length] === right[length]) length++
  return length
}
