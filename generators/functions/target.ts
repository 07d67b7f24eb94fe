import { type DocumentedFunction, functionGroups, givenBy } from '../../renderer/core'
import type { Outputs } from '../emit/files'
import type { TargetContext } from '../targets'

const file = 'docs/generated/functions.md'

/** A cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')

const row = ({ name, usage, doc, example: [call, value] }: DocumentedFunction) =>
  `| ${[`\`${usage.replace(' or ', '` or `')}\``, givenBy(name) ?? '', doc, `\`${call}\``, `\`${JSON.stringify(value)}\``].map(cell).join(' | ')} |`

const table = (title: string, group: readonly DocumentedFunction[]) =>
  [`## ${title}`, '', '| function | gives | meaning | for example | is |', '| --- | --- | --- | --- | --- |', ...group.map(row), ''].join(
    '\n',
  )

/** The functions that expressions may call, as documentation. */
export async function run({ command }: TargetContext): Promise<Outputs> {
  const head = `# Functions of expressions

<!-- Made by ${command}. -->

What stands between the arguments and their rules: [expressions](../expressions.md). An argument with \`?\` may be left out. No
function fails for a value of another kind: numbers and dates are null then, a text is what the value spells, and nothing is an empty list.
\`format\` fails for a pattern that is none.
`
  const tables = Object.entries(functionGroups()).map(([title, group]) => table(title, group))
  return new Map([[file, [head, ...tables].join('\n')]])
}
