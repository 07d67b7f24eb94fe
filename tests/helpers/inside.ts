import type { Caller, TestServer } from './server'

/** Names places of the installation's own network, such as `127.0.0.1:5432`, as an administrator does; those alone are open then. */
export async function openInside(admin: Caller, ...places: readonly string[]): Promise<void> {
  const list = await admin.get<{ records: { id: string; code: string; version: number }[] }>('/sys/setting/list', { pageSize: 200 })
  const found = list.body.result.records.find(({ code }) => code === 'base.internalAddresses')
  const { body } = await admin.put('/sys/setting/edit', { id: found?.id, version: found?.version, given: { value: places.join('\n') } })
  if (!body.success) throw new Error(body.message)
}

/** Where the database of a test server is, to be named. */
export function databasePlace({ databaseUrl }: Pick<TestServer, 'databaseUrl'>): string {
  const { hostname, port } = new URL(databaseUrl)
  return `${hostname}:${port || 5432}`
}
