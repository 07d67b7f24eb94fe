import { inputsHash, isFresh, remember } from './cache'
import { staleFiles, writeFiles } from './emit/files'
import { GeneratorError } from './emit/our-contract'
import { targets } from './targets'

const root = process.cwd()
const check = process.argv.includes('--check')

/** Runs every target; with `--check` nothing is written and stale files are an error. */
async function main(): Promise<number> {
  const hash = inputsHash(root)
  if (isFresh(root, hash)) return 0
  const outputs = new Map<string, string>()
  const stale: string[] = []
  for (const target of targets) {
    const made = await target.run({ root, command: 'npm run generate' })
    const old = staleFiles(root, made, target.owns)
    for (const [file, text] of made) outputs.set(file, text)
    stale.push(...old)
    if (!check) writeFiles(root, made, old)
  }
  if (check && stale.length > 0) {
    console.error(`Stale, run \`npm run generate\`:\n${stale.map(file => `  ${file}`).join('\n')}`)
    return 1
  }
  for (const file of stale) console.log(file)
  remember(root, hash, outputs)
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof GeneratorError)) throw error
  console.error(error.message)
  return 1
})
