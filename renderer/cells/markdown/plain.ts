/** A text of Markdown in one line, without its marks: what a list has room for. */
export function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$|^\s*```.*$|^\s*\|?[\s|:-]+\|?\s*$/gm, '')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .trim()
}
