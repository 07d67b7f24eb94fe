import { createRequire } from 'node:module'

type Argon2 = typeof import('@node-rs/argon2')

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as Argon2

/** As `@node-rs/argon2`, at the least cost that there is: tests make hundreds of passwords, and guess none. */
export const hash: Argon2['hash'] = (password, options, signal) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 }, signal)

/** A hash says itself what it cost. */
export const { verify } = argon2
