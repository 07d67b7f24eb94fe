/** The first `length` characters with an ellipsis; 0 never cuts. A character of several units stays whole. */
export function cutText(text: string, length: number): string {
  if (length <= 0 || text.length <= length) return text
  const characters = Array.from(text.slice(0, length * 8))
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}

/** Letters that fill the widest place for a text which fades there; a document has more, which no reader would see. */
const SEEN = 240

/** What is drawn of a text that fades where its place ends: its beginning, `length` characters at least; 0: all of it. */
export function beginningOf(text: string, length: number): string {
  const most = Math.max(length * 2, SEEN)
  return length <= 0 || text.length <= most ? text : text.slice(0, most)
}
