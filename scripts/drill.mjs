// `npm run drill -- jobs | kill [kills]`: kills servers and the database amid runs of jobs, or amid saves, and prints how many were lost or doubled.
// `npm run drill -- backup [backups]`: backs up while two servers write, restores on an empty machine, and prints its check and what was lost.
// `npm run drill -- replica [records]`: a replica lags, goes away and comes back while records are saved at one server and read at another.
// `npm run drill -- overload [seconds]`: asks a server for three times what it bears, and prints what it served and refused.
// `npm run drill -- sockets [kills]`: kills servers that sockets hang on, and prints how long they were away, and what was told twice.
import { run, tools } from './steps.mjs'

/** Kills, backups, records or seconds, where the command names none. */
const TIMES = { jobs: '200', kill: '200', backup: '1', replica: '200', overload: '20', sockets: '20' }

const [what = 'jobs', times = TIMES[what]] = process.argv.slice(2)
if (!Object.hasOwn(TIMES, what) || !/^[1-9]\d*$/.test(times)) {
  console.error('npm run drill -- jobs | kill | backup | replica | overload | sockets [times]')
  process.exit(1)
}
try {
  await run(tools.vitest, ['run', '--project', 'node', `tests/drill/${what}.test.ts`, '--disableConsoleIntercept'], {
    env: { DRILL_TIMES: times },
  })
} catch {
  process.exit(1)
}
