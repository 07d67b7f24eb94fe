/** White space, and the marks that people put around a quotation, say nothing. */
const bare = (text: string) => text.replace(/[\s\u3000“”"『』「」]/g, '')

/** Whether words are those of a text, from one place on; what is left out is marked by … or three dots. */
export function quotes(text: string, words: string): boolean {
  const whole = bare(text)
  let from = 0
  for (const part of bare(words).split(/…+|\.{3,}/)) {
    const at = whole.indexOf(part, from)
    if (at === -1) return false
    from = at + part.length
  }
  return true
}
