import type { SheetCell, SheetContent } from '../../../sheets'
import type { FieldKind } from './find'
import type { Result } from './repository'
import { texts } from './texts'

interface Results {
  readonly name: string
  readonly labels: readonly string[]
  readonly kinds: ReadonlyMap<string, FieldKind>
  readonly found: readonly Result[]
}

/** Amounts in yuan are figures; others keep their currency as texts. */
const cellOf = (kind: FieldKind | undefined, value: string | null): SheetCell =>
  kind === 'amount' && value !== null && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value

function* rowsOf({ labels, kinds, found }: Results): Iterable<readonly SheetCell[]> {
  for (const { name, number, state, checkedBy, checkedTime, values } of found) {
    const byLabel = new Map(values.map(each => [each.label, each]))
    const problems = values.flatMap(({ label, problem }) => (problem === null ? [] : [`${label}：${problem}`]))
    yield [
      name,
      number,
      ...labels.map(label => cellOf(kinds.get(label), byLabel.get(label)?.value ?? null)),
      texts.states[state],
      checkedBy,
      checkedTime,
      problems.join('；') || null,
    ]
  }
}

/** The contracts of a template as one sheet: a row each, a column for each field. */
export function resultsBook(results: Results, realname: string): SheetContent {
  const time = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' })
  const column = (title: string, width = 18) => ({ title, width })
  return {
    title: texts.results(results.name),
    subtitle: texts.exportHint(realname, time),
    columns: [
      column(texts.document, 36),
      column(texts.number),
      ...results.labels.map(label =>
        results.kinds.get(label) === 'amount' ? { ...column(label), number: true, format: '#,##0.00' } : column(label, 24),
      ),
      column(texts.state, 12),
      column(texts.checkedBy, 12),
      column(texts.checkedTime, 20),
      column(texts.problems, 40),
    ],
    rows: rowsOf(results),
  }
}
