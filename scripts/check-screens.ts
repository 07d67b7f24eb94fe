// `npm run check:screens`: every screen, entity and menu entry against each other, the dictionaries and the contracts.
import { formatIssue } from '../renderer/core'
import { checkFiles } from './screens/check'
import { readFiles } from './screens/files'
import { builtInRegistry } from './screens/registry'

const issues = checkFiles(readFiles(process.cwd()), builtInRegistry)
for (const issue of issues) console.error(formatIssue(issue))
if (issues.length > 0) console.error(`${issues.length} issue${issues.length === 1 ? '' : 's'} in screens and entities.`)
process.exitCode = issues.length > 0 ? 1 : 0
