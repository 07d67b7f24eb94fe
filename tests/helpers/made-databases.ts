/** Addresses of databases that a file of tests made, beside the address of their server. */
const made = new Map<string, string>()

export function noteDatabase(url: string, server: string): void {
  made.set(url, server)
}

/** Drops them: databases of tests may lie in memory. One that is still used stays until the run ends. */
export async function dropMadeDatabases(): Promise<void> {
  const [server] = made.values()
  if (server === undefined) return
  // Files that make none do not load it.
  const { default: pg } = await import('pg')
  const client = new pg.Client(server)
  await client.connect()
  for (const url of made.keys()) await client.query(`drop database if exists "${new URL(url).pathname.slice(1)}"`).catch(() => {})
  made.clear()
  await client.end()
}
