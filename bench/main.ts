import { buildServer, buildWeb, generate } from '../scripts/steps.mjs'
import { beginRun } from '../tests/e2e/support/run-folder'
import { form } from './form/form'
import { generator } from './generator/generator'
import { grid } from './grid/grid'
import { listQuery } from './list-query'
import { pages } from './pages'
import { rich } from './rich/rich'
import { tabs } from './tabs'

const benches = new Map([
  ['pages', pages],
  ['list-query', listQuery],
  ['tabs', tabs],
  ['grid', grid],
  ['generator', generator],
  ['form', form],
  ['rich', rich],
])

/** `npm run bench` runs all; `npm run bench -- pages` only that one. */
async function main(): Promise<void> {
  const asked = process.argv.slice(2)
  const unknown = asked.find(name => !benches.has(name))
  if (unknown) throw new Error(`No bench "${unknown}". There are: ${[...benches.keys()].join(', ')}.`)
  // The generator runs by itself; all others measure the application.
  if (!asked.every(name => name === 'generator') || asked.length === 0) {
    await generate()
    await buildWeb()
    await buildServer()
  }
  const end = beginRun()
  try {
    for (const [name, bench] of benches) if (asked.length === 0 || asked.includes(name)) await bench()
  } finally {
    end()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
