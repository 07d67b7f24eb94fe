import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { formatIssue, type Issue, type ScreenRegistry } from '../../renderer/core'
import { checkFiles } from './check'
import { readFiles } from './files'
import { type Remedy, remedyOf, withRemedy } from './remedies'

/** Asks of each suggestion of the checker whether it is to be written, until none is left or the asking is ended by `q`. */
export async function fixScreens(root: string, registry: ScreenRegistry): Promise<void> {
  const lines = createInterface({ input: process.stdin })
  const answers = lines[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    process.stdout.write(question)
    const { value, done } = await answers.next()
    return done ? 'q' : value.trim().toLowerCase()
  }
  const refused = new Set<string>()
  try {
    while (await fixFirst(root, registry, refused, ask));
  } finally {
    lines.close()
  }
}

type Ask = (question: string) => Promise<string>

/** Writes the first suggestion that is agreed to, since it may be the cause of what is told after it. False: there is none. */
async function fixFirst(root: string, registry: ScreenRegistry, refused: Set<string>, ask: Ask): Promise<boolean> {
  const files = readFiles(root)
  for (const issue of checkFiles(files, registry)) {
    const file = issue.position?.file ?? ''
    const text = files.get(file)
    const remedy = text === undefined ? undefined : remedyOf(issue, text)
    const name = formatIssue(issue)
    if (text === undefined || remedy === undefined || refused.has(name)) continue
    const answer = await ask(questionOf(issue, remedy))
    if (answer === 'q') return false
    if (answer !== 'y' && answer !== '') {
      refused.add(name)
      continue
    }
    writeFileSync(join(root, file), withRemedy(text, remedy))
    return true
  }
  return false
}

const questionOf = (issue: Issue, { word, instead }: Remedy): string =>
  `${formatIssue(issue)}\n  Write ${JSON.stringify(instead)} in place of ${JSON.stringify(word)}? [Y/n/q] `
