// `npm run new -- cell percent`: makes the frame of a cell, action, widget, screen, entity or module, which passes the check at once.
import { parseArgs } from 'node:util'
import { makeFrame } from './new/frame'
import { FRAMES } from './new/frames'
import { run, tools } from './steps.mjs'

const HELP = `npm run new -- <kind> <name> [--title 标题] [--menu /url] [--source /path]

${Object.entries(FRAMES)
  .map(([kind, { usage }]) => `  ${kind.padEnd(7)} ${usage}`)
  .join('\n')}
`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, menu: { type: 'string' }, source: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [kind, name, ...more] = positionals
  if (values.help || kind === undefined) return console.log(HELP)
  if (name === undefined || more.length > 0) throw new Error(`One kind and one name are wanted.\n\n${HELP}`)
  const { made, changed, next } = makeFrame(process.cwd(), { kind, name, ...values })
  await run(tools.tsx, ['generators/main.ts'], { quiet: true })
  await run(tools.biome, ['check', '--write', '--no-errors-on-unmatched', ...made, ...changed], { quiet: true })
  for (const file of made) console.log(`  made     ${file}`)
  for (const file of changed) console.log(`  changed  ${file}`)
  console.log(`  made anew by \`npm run generate\` what follows from them\n\nNext: ${next.join('\n      ')}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
