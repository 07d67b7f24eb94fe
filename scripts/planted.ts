// `npm run planted [-- --only NAME]`: plants one defect after the other in a copy of this checkout, and says which test of `npm test` finds it.
import { rmSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { DEFECTS, type Defect } from './planted/defects'
import { failedOf, makeCopy, whilePlanted } from './planted/plant'
import { root } from './steps.mjs'

/** Whether the test that has to find the defect does; prints what is found. */
function isFound(copy: string, defect: Defect): boolean {
  const { name, file, foundBy } = defect
  const start = performance.now()
  const failed = whilePlanted(copy, defect, () => failedOf(copy, [foundBy]))
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  // The file as a whole fails where its server does not start.
  const line = failed.find(each => each.includes(foundBy.test) || each.startsWith(`${foundBy.file}: `))
  console.log(`${line === undefined ? 'NOT FOUND' : 'found    '}  ${name}, in ${file} (${seconds} s)`)
  const told = line === undefined ? [`by ${foundBy.file} › ${foundBy.test}`, ...failed.map(each => `but by ${each}`)] : [line]
  for (const each of told) console.log(`           ${stripVTControlCharacters(each)}`)
  return line !== undefined
}

function main(): void {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const chosen = DEFECTS.filter(({ name }) => values.only === undefined || name === values.only)
  if (chosen.length === 0) throw new Error(`There is no defect ${values.only}; there are ${DEFECTS.map(({ name }) => name).join(', ')}.`)
  const copy = makeCopy(root)
  try {
    const before = failedOf(
      copy,
      chosen.map(({ foundBy }) => foundBy),
    )
    if (before.length > 0) throw new Error(`These fail without a defect:\n  ${before.join('\n  ')}`)
    const found = chosen.filter(defect => isFound(copy, defect))
    console.log(`${found.length} of ${chosen.length} planted defects are found.`)
    if (found.length < chosen.length) process.exitCode = 1
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

main()
