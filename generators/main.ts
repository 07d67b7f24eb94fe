import { parseArgs } from 'node:util'
import { GeneratorError } from './emit/our-contract'
import { runTargets } from './run'
import { inputs, targets } from './targets'

const help = `npm run generate                 everything of this repository
npm run generate -- --check      writes nothing; names stale files and exits with 1
npx weft-openapi generate --help clients of other documents`

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } })
  const { check } = values
  if (!values.help) return report(await runTargets({ root: process.cwd(), targets, inputs, command: 'npm run generate', check }), check)
  console.log(help)
  return 0
}

function report(stale: readonly string[], check: boolean): number {
  if (!check) for (const file of stale) console.log(file)
  else if (stale.length > 0) console.error(`Stale, run \`npm run generate\`:\n${stale.map(file => `  ${file}`).join('\n')}`)
  return check && stale.length > 0 ? 1 : 0
}

process.exitCode = await main().catch((error: unknown) => {
  const said = error instanceof GeneratorError || (error instanceof TypeError && 'code' in error)
  console.error(said ? error.message : error)
  return 1
})
