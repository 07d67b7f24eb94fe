import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Without letters and digits that people mistake for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** The stored form of a password. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize('NFKC'), COST)
}

let nobody: Promise<string> | undefined

/** Whether this is the password; null, for an unknown person, takes the same time and is false. */
export async function isPassword(stored: string | null, plain: string): Promise<boolean> {
  nobody ??= hashPassword(randomPassword())
  const fits = await verify(stored ?? (await nobody), plain.normalize('NFKC'))
  return stored !== null && fits
}

/** A one-time password for people to type: 16 letters and digits. */
export function randomPassword(): string {
  return Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}
