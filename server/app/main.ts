import type { FastifyInstance } from 'fastify'
import { importSampleSheets } from '../subjects/data'
import { readDemo } from '../subjects/documents'
import { keepDemoFiles } from '../subjects/files'
import { StartError } from '../util/start-error'
import { build } from './app'
import { type Config, readConfig } from './config'
import { DEMO_PASSWORD } from './seeds/demo/password'

/** Requests that run when the server is told to stop get this long, in milliseconds. */
const STOP_PATIENCE = 15_000
/** Ctrl-C comes from the terminal, from npm and from its script; a person who insists takes longer than this to press it again. */
const SAME_WISH = 1000

const say = (line: string) => console.log(line)

function describePasswords(app: FastifyInstance, { adminPassword, demo, apiUrl }: Config): void {
  if (apiUrl) return
  const made = app.data?.firstPassword
  if (made) say(`Sign in as admin with the one-time password ${made} (shown only this once).`)
  else if (adminPassword) say('Sign in as admin; ADMIN_PASSWORD was used if this was the first start.')
  if (demo) say(`Demo data is loaded: its people, such as auditor, sign in with ${DEMO_PASSWORD}. Do not use it for real data.`)
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} on ${host} is in use; set another PORT.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} on ${host} may not be used by this user; set another PORT.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST ${host} is no address of this machine.`)
    throw error
  }
}

/** A signal during the start is obeyed when the start is done, so that no database is left running. */
function stopOnSignal(): (app: FastifyInstance) => void {
  let running: FastifyInstance | undefined
  let stopAskedAt: number | undefined
  const close = async (app: FastifyInstance) => {
    await app.close()
    process.exit(0)
  }
  const stop = () => {
    if (stopAskedAt !== undefined) {
      if (performance.now() - stopAskedAt > SAME_WISH) process.exit(1)
      return
    }
    stopAskedAt = performance.now()
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref()
    if (running) void close(running)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The process that started the server with a channel was killed.
  if (process.connected) process.on('disconnect', stop)
  return app => {
    running = app
    if (stopAskedAt !== undefined) void close(app)
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv.slice(2))
  const started = stopOnSignal()
  const redact = ['req.headers["x-access-token"]', 'req.headers.authorization', 'req.headers.cookie']
  const app = await build({ config, say, logger: { level: 'warn', redact } })
  started(app)
  // Before listening: a port in use must not lose the only copy.
  describePasswords(app, config)
  try {
    await listen(app, config)
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  if (config.demo && app.data) {
    await keepDemoFiles(app.files)
    await readDemo(app.data)
    await importSampleSheets(app.data)
  }
  say(`Weft is ready: http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`)
}

start().catch(error => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
