// Runs in a process of its own with bounded memory: reads one file after the other, and says how far it is, what it has read or why not.
import { readFileSync } from 'node:fs'
import { Problem } from './problem.js'
import { readFile } from './read.js'

process.on('message', async message => {
  const { path, name, limits } = /** @type {{ path: string, name: string, limits: import('./types').ExtractLimits }} */ (message)
  try {
    const read = await readFile(readFileSync(path), name, limits, (done, of) => process.send?.({ done, of }))
    process.send?.({ read })
  } catch (error) {
    const { reason, number } = error instanceof Problem ? error : new Problem('broken')
    process.send?.({ reason, number })
  }
})
process.once('disconnect', () => process.exit())
