/** Characters of a tag. */
const LENGTH = 2

/** A semicolon after every two characters but the last ones; those that were typed go. A character of several units stays whole. */
export function withSemicolons(text: string): string {
  const characters = Array.from(text.replace(/[;；]/g, ''))
  return characters.map((character, index) => (index > 0 && index % LENGTH === 0 ? `;${character}` : character)).join('')
}

/** Where the caret stands once the semicolons are put: behind the same character as before. */
export function caretAfter(text: string, caret: number): number {
  return withSemicolons(text.slice(0, caret)).length
}

export const tagsOf = (text: string): readonly string[] => text.split(/[;；]/).filter(tag => tag !== '')
