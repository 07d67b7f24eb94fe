// What is shipped: packages of the lock file that run in production, held against the list that was reviewed. No dependencies.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LIST = 'docs/shipped.json'
const NO_LICENCE = 'not stated'

const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** By name, what each package that is not for development alone says of its licence, and who of all packages has an install script. */
export function packagesOf(lock) {
  const shipped = {}
  const scripts = new Set()
  for (const [path, { dev, license, hasInstallScript }] of Object.entries(lock.packages)) {
    if (path === '') continue
    if (hasInstallScript) scripts.add(nameOf(path))
    if (dev) continue
    const name = nameOf(path)
    // Two versions of one package may differ.
    shipped[name] = [...new Set([...(shipped[name]?.split(', ') ?? []), license ?? NO_LICENCE])].sort().join(', ')
  }
  return { shipped, scripts: [...scripts].sort() }
}

/** What the reviewed list and the lock file disagree about: a line each, which says what to do. */
export function disagreements(lock, reviewed) {
  const { shipped, scripts } = packagesOf(lock)
  const problems = []
  for (const [name, licence] of Object.entries(shipped)) {
    const known = reviewed.packages[name]
    const add = `"${name}": "${licence}"`
    if (known === undefined)
      problems.push(`${name} would be shipped and was not reviewed: look at it, then add ${add} to packages in ${LIST}.`)
    else if (known !== licence) problems.push(`${name} has another licence now, not ${known}: look at it, then write ${add} in ${LIST}.`)
    for (const one of licence.split(', ')) {
      if (!reviewed.licences.includes(one))
        problems.push(`${name} has the licence "${one}", which is not accepted: do without it, or add that to licences in ${LIST}.`)
    }
  }
  for (const name of Object.keys(reviewed.packages))
    if (!(name in shipped)) problems.push(`${name} is shipped no more: take it from packages in ${LIST}.`)
  for (const name of scripts)
    if (!reviewed.installScripts.includes(name))
      problems.push(
        `${name} has an install script, which never runs here: see that it works without, then add it to installScripts in ${LIST}.`,
      )
  return problems
}

/** Checks the repository at `root`; throws with all disagreements. */
export async function checkShipped(root) {
  const read = file => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const problems = disagreements(read('package-lock.json'), read(LIST))
  if (problems.length > 0) throw new Error(`what is shipped was not reviewed\n  ${problems.join('\n  ')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await checkShipped(join(fileURLToPath(import.meta.url), '..', '..')).catch(error => {
    console.error(error.message)
    process.exit(1)
  })
}
