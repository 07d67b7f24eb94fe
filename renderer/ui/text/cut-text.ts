/** The first `length` characters with an ellipsis; 0 never cuts. A character of several units stays whole. */
export function cutText(text: string, length: number): string {
  if (length <= 0 || text.length <= length) return text
  const characters = Array.from(text.slice(0, length * 8))
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}
