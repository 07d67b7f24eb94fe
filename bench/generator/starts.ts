import { mockServerSays } from '../../tests/helpers/mock-server'

// Starts the mock server of each folder that is named, in a process of its own: what is loaded is never forgotten. Prints, by folder,
// what is wrong.
const found: Record<string, string[]> = {}
for (const folder of process.argv.slice(2)) found[folder] = await mockServerSays(folder)
process.stdout.write(JSON.stringify(found))
