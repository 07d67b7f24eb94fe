import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { build } from '../../server/app/app'
import { readConfig } from '../../server/app/config'
import { startBare } from './bare'
import { beginSampling, endSampling } from './sampled'
import { countStatements } from './statements'
import type { Answer, Asked, Wanted } from './talk'

async function startWeft({ databaseUrl, dataDir, without }: Wanted): Promise<FastifyInstance> {
  const config = readConfig({ ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, ['--demo'])
  const has = (part: string) => !without.includes(part)
  const app = await build({ config: { ...config, monitoring: has('watching') }, logs: has('logs'), jobs: has('jobs') })
  return app
}

async function startOne(wanted: Wanted): Promise<FastifyInstance> {
  const app = await (wanted.bare ? startBare(wanted.databaseUrl) : startWeft(wanted))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/**
 * The servers that `BENCH_SERVERS` names, in one process: what two processes of one program cost is often further apart than what is
 * measured. Tells their addresses, and what the process has cost whenever it is asked.
 */
async function serve(): Promise<void> {
  const sent = countStatements()
  const apps: FastifyInstance[] = []
  for (const wanted of JSON.parse(process.env.BENCH_SERVERS ?? '[]') as readonly Wanted[]) apps.push(await startOne(wanted))
  const tell = (told: Answer) => process.send?.(told)
  process.on('message', async ({ finished, sampling }: Asked) => {
    if (sampling === 'begin') await beginSampling()
    const share = sampling === 'end' ? { share: await endSampling() } : {}
    const app = finished === undefined ? undefined : apps[finished]
    await app?.callLog?.flush(true)
    await app?.logChain?.run()
    const { user, system } = process.cpuUsage()
    tell({ cpu: user + system, ...sent, ...share })
  })
  process.on('disconnect', () => void Promise.all(apps.map(app => app.close())).then(() => process.exit(0)))
  tell({ urls: apps.map(app => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`) })
}

void serve()
