import { runCommand } from './cli'

process.exitCode = await runCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  out: text => console.log(text),
  err: text => console.error(text),
  live: process.stderr.isTTY === true,
})
