import { parseArgs } from 'node:util'
import { GeneratorError } from './emit/our-contract'
import { runTargets } from './run'
import { inputs, targets } from './targets'

const help = `npm run generate                 everything of this repository
npm run generate -- --check      writes nothing; names stale files and exits with 1
npm run generate -- --contract FILE [--contract FILE …] --out FOLDER
    [--module ../http] [--instance http] [--envelope result]
                                 the typed client of other OpenAPI 3.0 or 3.1 documents (JSON)`

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      contract: { type: 'string', multiple: true },
      out: { type: 'string' },
      module: { type: 'string', default: '../http' },
      instance: { type: 'string', default: 'http' },
      envelope: { type: 'string', default: 'none' },
      help: { type: 'boolean', default: false },
    },
  })
  const { check, contract, out, module, instance, envelope } = values
  if (values.help) console.log(help)
  else if (contract === undefined)
    return report(await runTargets({ root: process.cwd(), targets, inputs, command: 'npm run generate', check }), check)
  else if (out === undefined || !['none', 'result'].includes(envelope)) throw new GeneratorError(help)
  else
    return report(
      await (await import('./client/other')).writeClient({ contract, out, module, instance, unwrap: envelope === 'result', check }),
      check,
    )
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
