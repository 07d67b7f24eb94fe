import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeOnce } from '../util/make-once'
import { StartError } from '../util/start-error'

const SHORTEST = 32
const KNOWN = /secret|changeme|change-me|jeecg|weft|password|example|default|123456/i

function weakness(secret: string): string | null {
  if (secret.length < SHORTEST) return `is shorter than ${SHORTEST} characters`
  if (new Set(secret).size < 10) return 'has too few different characters'
  return KNOWN.test(secret) ? 'looks like a known one' : null
}

/** The secret of this installation: random, made at the first start, readable by its owner only. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeOnce(file, `${randomBytes(48).toString('hex')}\n`)
  const secret = readFileSync(file, 'utf8').trim()
  const problem = weakness(secret)
  if (problem) throw new StartError(`The secret in ${file} ${problem}; remove the file and a random one is made.`)
  chmodSync(file, 0o600)
  return secret
}
