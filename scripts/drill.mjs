// `npm run drill -- jobs [kills]`: kills servers and the database amid runs of jobs, and prints how many runs were lost, doubled, left running.
import { run, tools } from './steps.mjs'

const [what = 'jobs', kills = '200'] = process.argv.slice(2)
if (what !== 'jobs' || !/^[1-9]\d*$/.test(kills)) {
  console.error('npm run drill -- jobs [kills]')
  process.exit(1)
}
try {
  await run(tools.vitest, ['run', '--project', 'node', 'tests/drill/jobs.test.ts', '--disableConsoleIntercept'], {
    env: { DRILL_KILLS: kills },
  })
} catch {
  process.exit(1)
}
