import type { Corpus, MadeDocument, Numbers } from './corpus'

/** What a person knows of a document, and the document. */
export interface Question {
  readonly text: string
  readonly id: string
}

/** Half a name and an amount; subject, year and person; firm and subject; a phrase that was read once; words that stood beside each other. */
const KINDS: readonly ((document: MadeDocument) => string)[] = [
  ({ company, amount }) => `${company.slice(2, 4)} ${amount}`,
  ({ subject, person, date, company }) => `${subject} ${person} ${date.slice(0, 4)} ${company.slice(0, 4)}`,
  ({ company, subject, person }) => `${company} ${subject} ${person}`,
  ({ pages }) => `"${pages[1]?.slice(200, 212) ?? ''}"`,
  ({ pages }) => (pages[0]?.split('。')[5] ?? '').slice(0, 6).replace(/(..)(?=.)/g, '$1 '),
]

/** Questions over documents of the corpus, of each kind equally many. */
export const questionsOf = (corpus: Corpus, documents: number, count: number, numbers: Numbers): Question[] =>
  Array.from({ length: count }, (_, at) => {
    const document = corpus.make(numbers.below(documents))
    return { id: document.id, text: KINDS[at % KINDS.length]?.(document) ?? '' }
  })

/** Three words that stand in one document, seldom or often in others: what the speed of searches is measured by. */
export const threeWords = (corpus: Corpus, documents: number, count: number, numbers: Numbers): string[] =>
  Array.from({ length: count }, () => {
    const { subject, company, pages } = corpus.make(numbers.below(documents))
    const text = pages[0]?.split('。')[1 + numbers.below(20)] ?? ''
    return `${subject} ${company.slice(0, 2)} ${text.slice(0, 2)}`
  })
