const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]

/** Fewer characters are too short whatever they are. */
const LEAST = 8

/** From 0, too short, over 1, weak, and 2, medium, to 3, strong: by length and by kinds of characters, however they are repeated. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password.length < LEAST) return 0
  const found = kinds.filter(kind => kind.test(password)).length
  const various = new Set(password).size >= LEAST - 2
  if (found >= 3 && various) return 3
  return found >= 2 && various ? 2 : 1
}
