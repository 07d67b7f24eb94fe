import { texts as ruleTexts } from './rule-texts'
import { firstRule, rulesOf } from './rules'
import { texts } from './texts'
import type { Kind } from './types'

const { says, titles, words } = texts
const rules = { input: 'rules', name: 'rules', title: ruleTexts.rule } as const
const namesOf: Kind['says'] = step => {
  const [first, ...more] = rulesOf(step)
  if (!first) return undefined
  return more.length > 0 ? says.more(first.name, more.length + 1) : first.name
}

export const qualityKinds: readonly Kind[] = [
  {
    ...{ do: 'quality', group: 'quality', title: titles.quality ?? '', words: words.quality ?? '' },
    make: columns => ({ rules: [firstRule(columns)], mark: ruleTexts.markName }),
    settings: [
      rules,
      { input: 'text', name: 'mark', title: ruleTexts.mark, most: 200, when: step => rulesOf(step).some(({ act }) => act === 'mark') },
    ],
    says: namesOf,
  },
  {
    ...{ do: 'broken', group: 'quality', title: titles.broken ?? '', words: words.broken ?? '' },
    make: columns => ({ rules: [{ ...firstRule(columns), act: 'pass' }] }),
    settings: [{ ...rules, bare: true }],
    says: namesOf,
  },
]
