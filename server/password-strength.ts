const SHORTEST = 8
const KNOWN = new Set([
  'password1',
  'passw0rd',
  'abc12345',
  'abcd1234',
  '1234abcd',
  'qwerty123',
  'qwer1234',
  'a1234567',
  'admin123',
  'jeecg123',
  'weft1234',
])

/** Whether a password is hard enough to guess for this account: length, letters and digits, neither known nor built on the name. */
export function isStrongPassword(plain: string, username: string): boolean {
  const small = plain.toLowerCase()
  const mixed = /\p{L}/u.test(plain) && /\d/.test(plain)
  return [...plain].length >= SHORTEST && mixed && !KNOWN.has(small) && !(username.length > 2 && small.includes(username.toLowerCase()))
}
