import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startGivenPostgres } from './postgres'
import { databaseFolder, FAST, type Running, serveDatabases } from './test-databases'

async function startGiven(): Promise<Running> {
  const folder = databaseFolder()
  const given = await startGivenPostgres(folder, FAST)
  const stop = async () => {
    await given.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: given.url, stop }
}

/** Vitest's global set-up of tests on a database that is not the embedded one: Debian's where there is one. */
export const setup = (project: TestProject): Promise<() => Promise<void>> => serveDatabases(project, startGiven, false)
