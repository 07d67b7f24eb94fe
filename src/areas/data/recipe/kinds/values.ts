import { texts as corrections } from '../../sheet/correction/texts'
import type { Fix } from '../inputs/fixes-input'
import { texts } from './texts'
import { isText, type Kind, list, names, said } from './types'

const { says, titles, words } = texts

export const valueKinds: readonly Kind[] = [
  {
    ...{ do: 'clean', group: 'clean', title: titles.clean ?? '', words: words.clean ?? '' },
    make: columns => ({ columns: columns.filter(isText).map(({ name }) => name), trim: true, halfWidth: true, nothing: texts.nothings }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns, of: 'text' },
      { input: 'flag', name: 'trim', title: texts.trim },
      { input: 'flag', name: 'halfWidth', title: texts.halfWidth },
      { input: 'flag', name: 'withoutBlanks', title: texts.withoutBlanks },
      { input: 'choice', name: 'letters', title: texts.letters, options: texts.letterCases },
      { input: 'words', name: 'nothing', title: texts.nothing },
    ],
    says: step => {
      const columns = names(step.columns)
      const flags = [step.trim && texts.trim, step.halfWidth && texts.halfWidth, step.withoutBlanks && texts.withoutBlanks]
      const done = [...flags, step.letters ? texts.letterCases[said(step.letters)] : '', list(step.nothing).length > 0 && texts.nothing]
      return columns && says.of(columns, done.filter(Boolean).join('、'))
    },
  },
  {
    ...{ do: 'read', group: 'clean', title: titles.read ?? '', words: words.read ?? '' },
    make: () => ({ columns: [], as: 'amount', digits: 2 }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns },
      { input: 'choice', name: 'as', title: texts.as, options: texts.reads },
      { input: 'number', name: 'digits', title: texts.digits, least: 0, most: 12, when: step => step.as === 'amount' },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.to(columns, texts.reads[said(step.as)] ?? '')
    },
  },
  {
    ...{ do: 'firmName', group: 'clean', title: titles.firmName ?? '', words: words.firmName ?? '' },
    make: () => ({ columns: [] }),
    settings: [{ input: 'columns', name: 'columns', title: texts.columns, of: 'text' }],
    says: step => names(step.columns),
  },
  {
    ...{ do: 'merge', group: 'clean', title: titles.merge ?? '', words: words.merge ?? '' },
    make: () => ({ column: '', groups: [] }),
    settings: [
      { input: 'column', name: 'column', title: texts.column, of: 'text' },
      { input: 'merges', name: 'groups', title: texts.merges },
    ],
    says: step =>
      said(step.column) === '' ? undefined : says.merged(said(step.column), ((step.groups as readonly object[] | undefined) ?? []).length),
  },
  {
    ...{ do: 'check', group: 'clean', title: titles.check ?? '', words: words.check ?? '' },
    make: () => ({ column: '', kind: 'person', name: texts.validName }),
    settings: [
      { input: 'column', name: 'column', title: texts.column },
      { input: 'choice', name: 'kind', title: texts.kind, options: texts.checks },
      { input: 'text', name: 'name', title: texts.resultName, most: 200 },
    ],
    says: step => (said(step.column) === '' ? undefined : says.of(said(step.column), texts.checks[said(step.kind)] ?? '')),
  },
  {
    ...{ do: 'person', group: 'clean', title: titles.person ?? '', words: words.person ?? '' },
    make: () => ({ column: '', part: 'birthday', name: texts.personParts.birthday ?? '' }),
    settings: [
      { input: 'column', name: 'column', title: texts.column },
      { input: 'choice', name: 'part', title: texts.part, options: texts.personParts },
      { input: 'text', name: 'name', title: texts.resultName, most: 200 },
    ],
    says: step => (said(step.column) === '' ? undefined : says.of(said(step.column), texts.personParts[said(step.part)] ?? '')),
  },
  {
    ...{ do: 'replace', group: 'clean', title: titles.replace ?? '', words: words.replace ?? '' },
    make: () => ({ columns: [], from: '', to: '' }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns, of: 'text' },
      { input: 'text', name: 'from', title: texts.from, most: 1000 },
      { input: 'text', name: 'to', title: texts.to, most: 1000 },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.replace(columns, said(step.from), said(step.to))
    },
  },
  {
    ...{ do: 'fill', group: 'clean', title: titles.fill ?? '', words: words.fill ?? '' },
    make: () => ({ columns: [], how: 'value', with: '' }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns },
      { input: 'choice', name: 'how', title: texts.how, options: texts.fills },
      { input: 'text', name: 'with', title: texts.with, most: 1000, when: step => (step.how ?? 'value') === 'value' },
      { input: 'columns', name: 'by', title: texts.by, when: step => (step.how ?? 'value') !== 'value' },
    ],
    says: step => {
      const columns = names(step.columns)
      const how = said(step.how) || 'value'
      return columns && says.of(columns, how === 'value' ? `“${said(step.with)}”` : (texts.fills[how] ?? ''))
    },
  },
  {
    ...{ do: 'mask', group: 'clean', title: titles.mask ?? '', words: words.mask ?? '' },
    make: () => ({ columns: [], how: 'part' }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns },
      { input: 'choice', name: 'how', title: texts.how, options: texts.masks },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.of(columns, texts.masks[said(step.how)] ?? '')
    },
  },
  {
    ...{ do: 'correct', group: 'clean', title: titles.correct ?? '', words: words.correct ?? '' },
    make: () => ({ fixes: [] }),
    settings: [{ input: 'fixes', name: 'fixes', title: corrections.fixes }],
    says: step => {
      const [first, ...more] = (step.fixes as readonly Fix[] | undefined) ?? []
      if (!first) return undefined
      const text = corrections.change(first.column, first.from ?? corrections.empty, first.to ?? corrections.empty)
      return more.length > 0 ? says.more(text, more.length + 1) : text
    },
  },
]

export const textKinds: readonly Kind[] = [
  {
    ...{ do: 'split', group: 'text', title: titles.split ?? '', words: words.split ?? '' },
    make: () => ({ column: '', separator: '-', names: [] }),
    settings: [
      { input: 'column', name: 'column', title: texts.column, of: 'text' },
      { input: 'text', name: 'separator', title: texts.separator, most: 20 },
      { input: 'words', name: 'names', title: texts.splitNames },
    ],
    says: step => (said(step.column) === '' ? undefined : says.to(said(step.column), list(step.names).join('、'))),
  },
  {
    ...{ do: 'combine', group: 'text', title: titles.combine ?? '', words: words.combine ?? '' },
    make: () => ({ columns: [], separator: '', name: '' }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns },
      { input: 'text', name: 'separator', title: texts.separator, most: 20 },
      { input: 'text', name: 'name', title: texts.resultName, most: 200 },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.to(columns, said(step.name))
    },
  },
  {
    ...{ do: 'extract', group: 'text', title: titles.extract ?? '', words: words.extract ?? '' },
    make: () => ({ column: '', part: 'digits', name: '' }),
    settings: [
      { input: 'column', name: 'column', title: texts.column, of: 'text' },
      { input: 'choice', name: 'part', title: texts.part, options: texts.parts },
      {
        input: 'number',
        name: 'length',
        title: texts.length,
        least: 1,
        most: 1000,
        when: step => step.part === 'first' || step.part === 'last',
      },
      { input: 'text', name: 'name', title: texts.resultName, most: 200 },
    ],
    says: step => (said(step.column) === '' ? undefined : says.of(said(step.column), texts.parts[said(step.part)] ?? '')),
  },
  {
    ...{ do: 'pad', group: 'text', title: titles.pad ?? '', words: words.pad ?? '' },
    make: () => ({ columns: [], length: 6, sign: '0', side: 'left' }),
    settings: [
      { input: 'columns', name: 'columns', title: texts.columns, of: 'text' },
      { input: 'number', name: 'length', title: texts.padLength, least: 1, most: 200 },
      { input: 'text', name: 'sign', title: texts.sign, most: 1 },
      { input: 'choice', name: 'side', title: texts.side, options: texts.sides },
    ],
    says: step => {
      const columns = names(step.columns)
      return columns && says.of(columns, said(step.length))
    },
  },
]
