import { parseArgs } from 'node:util'
import { buildServer, buildWeb, generate } from '../scripts/steps.mjs'
import { beginRun } from '../tests/e2e/support/run-folder'
import { calls } from './calls/calls'
import { data } from './data/data'
import { documents } from './documents/documents'
import { form } from './form/form'
import { generator } from './generator/generator'
import { gridAsked } from './grid/asked'
import { grid } from './grid/grid'
import { listQuery } from './list-query'
import { pages } from './pages'
import { rich } from './rich/rich'
import { server } from './server/server'
import { tabs } from './tabs'

const { positionals: asked, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string' },
    pages: { type: 'string' },
    runs: { type: 'string' },
    all: { type: 'boolean' },
    types: { type: 'boolean' },
  },
})

const benches = new Map([
  ['pages', () => pages(options.runs === undefined ? {} : { runs: Number(options.runs) })],
  ['list-query', listQuery],
  ['documents', () => documents(options.rows === undefined ? undefined : Number(options.rows))],
  ['data', () => data(...[options.rows, options.runs].map(given => (given === undefined ? undefined : Number(given))))],
  ['tabs', tabs],
  ['server', () => server(options.runs ? Number(options.runs) : undefined)],
  ['calls', () => calls(options.runs ? Number(options.runs) : undefined)],
  ['grid', () => grid(gridAsked(options))],
  ['generator', () => generator(options)],
  ['form', form],
  ['rich', rich],
])

/** Those that measure the application; the others build what they measure. */
const ofApplication = new Set(['pages', 'list-query', 'tabs'])

/** `npm run bench` runs all; `npm run bench -- pages` only that one. `--rows`, `--pages` and `--runs` are for the grid, `--rows` for the documents and the data, `--runs` for the pages, the data, the server and the calls too, `--all` and `--types` for the generator. */
async function main(): Promise<void> {
  const unknown = asked.find(name => !benches.has(name))
  if (unknown) throw new Error(`No bench "${unknown}". There are: ${[...benches.keys()].join(', ')}.`)
  const names = [...benches.keys()].filter(name => asked.length === 0 || asked.includes(name))
  if (names.some(name => name !== 'generator')) await generate()
  if (names.some(name => ofApplication.has(name))) {
    await buildWeb()
    await buildServer()
  }
  const end = beginRun()
  try {
    for (const name of names) await benches.get(name)?.()
  } finally {
    end()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
