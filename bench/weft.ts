import { ADMIN_PASSWORD, WeftServer } from '../tests/e2e/support/server'
import type { SignedIn } from './browser'

export const API = '/jeecg-boot'

/** Our server on a database of its own, with an administrator signed in. */
export interface Weft {
  readonly server: WeftServer
  readonly signedIn: SignedIn
}

interface LoginAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: SignedIn
}

/** Starts the built server on a given PostgreSQL, so that rows can be put there in bulk. */
export async function startWeft(): Promise<Weft> {
  const server = await WeftServer.start({ database: 'given' })
  const answer = await fetch(`${server.url}${API}/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD }),
  })
  const { success, message, result } = (await answer.json()) as LoginAnswer
  if (!success) throw new Error(message)
  return { server, signedIn: result }
}
