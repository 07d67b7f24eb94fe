import { afterAll, beforeAll } from 'vitest'
import { type Caller, startTestServer, type TestServer } from './server'

/** The server of the file that called `openServer`, from before its first test until after its last. */
export let server: TestServer
/** Its administrator. */
export let admin: Caller

/** Starts a server without sample data for the tests of a file. */
export function openServer(): void {
  beforeAll(async () => {
    server = await startTestServer()
    admin = await server.signIn()
  })
  afterAll(() => server?.close())
}
