// `npm run check:screens`: every screen, entity and menu entry against each other, the dictionaries, the contracts and the English catalogue.
// `-- --fix` asks of each suggestion whether it is to be written.
import { builtInRegistry, formatIssue } from '../renderer/core'
import { checkFiles } from './screens/check'
import { readFiles } from './screens/files'
import { fixScreens } from './screens/fix'
import { checkCatalogue } from './screens/languages'

const root = process.cwd()
if (process.argv.includes('--fix')) await fixScreens(root, builtInRegistry)
const files = readFiles(root)
const issues = checkFiles(files, builtInRegistry)
const catalogue = checkCatalogue(files)
for (const issue of issues) console.error(formatIssue(issue))
if (issues.length > 0) console.error(`${issues.length} issue${issues.length === 1 ? '' : 's'} in screens and entities.`)
for (const line of catalogue.wrong) console.error(line)
if (catalogue.missing.length > 0) console.warn(`Shown in Chinese to those who read English: ${catalogue.missing.join(' · ')}`)
process.exitCode = issues.length + catalogue.wrong.length > 0 ? 1 : 0
