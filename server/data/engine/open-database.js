import { DuckDBInstance } from '@duckdb/node-api'

/** @typedef {{ reads: readonly string[], writes: string | undefined, limits: import('./types').EngineLimits, folder: string }} Room */
/** @typedef {{ close: () => void, connection: import('@duckdb/node-api').DuckDBConnection }} Database */

/** @param {string} text */
const quoted = text => `'${text.replaceAll("'", "''")}'`

/**
 * An empty database in memory that reads and writes what the room names and nothing else, and whose settings nothing changes any more.
 * @param {Room} room
 * @returns {Promise<Database>}
 */
export async function openDatabase({ reads, writes, limits, folder }) {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${limits.memory}MB`,
    threads: String(limits.threads),
    temp_directory: folder,
    max_temp_directory_size: `${limits.spill}MB`,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  const settings = [
    'set enable_progress_bar = true',
    'set enable_progress_bar_print = false',
    'set progress_bar_time = 100',
    "set timezone = 'Asia/Shanghai'",
    `set allowed_paths = [${reads.map(quoted).join()}]`,
    `set allowed_directories = [${writes === undefined ? '' : quoted(writes)}]`,
    'set enable_external_access = false',
    'set lock_configuration = true',
  ]
  for (const setting of settings) await connection.run(setting)
  return {
    connection,
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
