import { makeFolder } from '../../tests/e2e/support/run-folder'
import type { Databases } from './databases'
import { RunningServers } from './running'

/** A database with the sample data, made by a server that ends again; those of the servers that are measured are copies of it. */
export async function makeTemplate(databases: Databases): Promise<string> {
  const name = 'bench'
  await databases.create(name)
  const made = await RunningServers.start([{ databaseUrl: databases.urlOf(name), dataDir: makeFolder('data'), without: [] }], async () => 0)
  await made.stop()
  await databases.fill(name)
  return name
}
