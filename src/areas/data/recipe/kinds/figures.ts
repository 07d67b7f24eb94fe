import type { Step } from '../../calls'
import { texts as sheetTexts } from '../../texts'
import { texts as shared } from '../texts'
import { keysText } from './rows'
import { texts } from './texts'
import { type Kind, list, names, said } from './types'

const { says, titles, words } = texts
const typed = { '': texts.natural, ...sheetTexts.types }

interface Measure {
  readonly name: string
  readonly measure: string
  readonly column?: string
}

const measureText = ({ measure, column }: Measure) => `${column ?? ''}${shared.measures[measure] ?? ''}`

export const figureKinds: readonly Kind[] = [
  {
    ...{ do: 'derive', group: 'figures', title: titles.derive ?? '', words: words.derive ?? '' },
    make: () => ({ name: '', value: '' }),
    settings: [
      { input: 'text', name: 'name', title: texts.name, most: 200 },
      { input: 'expression', name: 'value', title: texts.value },
      { input: 'choice', name: 'type', title: texts.asType, options: typed },
      { input: 'number', name: 'digits', title: texts.digits, least: 0, most: 12, when: step => step.type === 'decimal' },
    ],
    says: step => (said(step.value) === '' ? undefined : says.computed(said(step.name), said(step.value))),
  },
  {
    ...{ do: 'group', group: 'figures', title: titles.group ?? '', words: words.group ?? '' },
    make: () => ({ by: [], measures: [{ name: shared.measures.count ?? '', measure: 'count' }] }),
    settings: [
      { input: 'columns', name: 'by', title: texts.groupBy },
      { input: 'measures', name: 'measures', title: texts.measures },
    ],
    says: step => says.by(list(step.by).join('、'), ((step.measures as readonly Measure[] | undefined) ?? []).map(measureText).join('、')),
  },
  {
    ...{ do: 'unpivot', group: 'figures', title: titles.unpivot ?? '', words: words.unpivot ?? '' },
    make: () => ({ columns: [], name: texts.unpivotName, value: texts.unpivotValue }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns },
      { input: 'text', name: 'name', title: texts.unpivotNameOf, most: 200 },
      { input: 'text', name: 'value', title: texts.unpivotValueOf, most: 200 },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.to(columns, `${said(step.name)}、${said(step.value)}`)
    },
  },
  {
    ...{ do: 'window', group: 'figures', title: titles.window ?? '', words: words.window ?? '' },
    make: () => ({ name: '', figure: 'running', by: [], keys: [] }),
    settings: [
      { input: 'choice', name: 'figure', title: texts.figure, options: texts.figures },
      { input: 'column', name: 'column', title: texts.column, when: step => step.figure !== 'rank' && step.figure !== 'number' },
      { input: 'columns', name: 'by', title: texts.by },
      { input: 'sorts', name: 'keys', title: texts.order, when: step => step.figure !== 'share' },
      { input: 'text', name: 'name', title: texts.resultName, most: 200 },
    ],
    says: step =>
      says.by(list(step.by).join('、'), `${said(step.column)}${texts.figures[said(step.figure)] ?? ''} ${keysText(step.keys)}`.trim()),
  },
]

const sheetOf = (step: Step) => said((step.with as { readonly sheet?: string } | undefined)?.sheet)

export const tableKinds: readonly Kind[] = [
  {
    ...{ do: 'join', group: 'tables', title: titles.join ?? '', words: words.join ?? '' },
    make: () => ({ with: { sheet: '', steps: [] }, kind: 'left', on: [] }),
    settings: [
      { input: 'choice', name: 'kind', title: texts.how, options: texts.joins },
      { input: 'join', name: 'with', title: texts.join },
    ],
    says: (step, nameOf) => (sheetOf(step) === '' ? undefined : says.of(nameOf(sheetOf(step)), texts.joins[said(step.kind)] ?? '')),
  },
  {
    ...{ do: 'union', group: 'tables', title: titles.union ?? '', words: words.union ?? '' },
    make: () => ({ with: { sheet: '', steps: [] } }),
    settings: [{ input: 'union', name: 'with', title: texts.union }],
    says: (step, nameOf) => (sheetOf(step) === '' ? undefined : nameOf(sheetOf(step))),
  },
]
