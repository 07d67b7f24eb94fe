// `npm run fuzz [runs] [seed]`: the properties of tests/fuzz, tried often, with a seed that is printed.
import { run, tools } from './steps.mjs'

const [runs = '5000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
console.log(`Each property is tried ${runs} times. To repeat: npm run fuzz ${runs} ${seed}`)
try {
  await run(tools.vitest, ['run', '--project', 'node', 'tests/fuzz', '--testTimeout=0'], { env: { FUZZ_RUNS: runs, FUZZ_SEED: seed } })
} catch {
  console.error(`Failed. To repeat: npm run fuzz ${runs} ${seed}`)
  process.exit(1)
}
