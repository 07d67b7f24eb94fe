import { headOf, mayBeEqual } from '../entities'
import type { DocumentFacts, FactEntity, SetPlace } from './facts'

/** What a document says of an item. */
export interface Statement extends SetPlace {
  readonly value: string
  readonly text: string
  readonly around: string
}

/** An item of which documents about the same matter say different things. */
export interface Contradiction {
  readonly kind: 'amount' | 'date' | 'period'
  readonly item: string
  readonly statements: readonly Statement[]
}

/** A document that says more of one item lists it (a plan of payments), and states nothing of it that another could contradict. */
const MOST_VALUES = 3

/** What a document is about: the contracts and the firms that it names. */
interface Subjects {
  readonly contracts: ReadonlySet<string>
  readonly firms: ReadonlySet<string>
}

const valuesOf = ({ entities }: DocumentFacts, kind: string): ReadonlySet<string> =>
  new Set(entities.flatMap(entity => (entity.kind === kind ? [entity.value] : [])))

const subjectsOf = (facts: DocumentFacts): Subjects => ({ contracts: valuesOf(facts, 'contract'), firms: valuesOf(facts, 'firm') })

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const value of a) if (b.has(value)) return true
  return false
}

/**
 * Whether two documents speak of the same matter: of one contract where both name one, else of a firm in common. One that names neither may
 * speak of any.
 */
function aboutTheSame(a: Subjects, b: Subjects): boolean {
  if (a.contracts.size > 0 && b.contracts.size > 0) return meet(a.contracts, b.contracts)
  return a.firms.size === 0 || b.firms.size === 0 || meet(a.firms, b.firms)
}

interface Said {
  readonly kind: Contradiction['kind']
  readonly document: string
  readonly which: string
  readonly subjects: Subjects
  readonly entities: readonly FactEntity[]
  readonly values: ReadonlySet<string>
}

/** Per item what each document says of it, of those that say it once or a few times. */
function saidOf(all: readonly DocumentFacts[]): ReadonlyMap<string, readonly Said[]> {
  const items = new Map<string, Said[]>()
  for (const facts of all) {
    const about = { document: facts.document, subjects: subjectsOf(facts) }
    const own = new Map<string, FactEntity[]>()
    for (const entity of facts.entities) {
      // A month or a year says no day that another could contradict.
      if (entity.item === null || (entity.kind === 'date' && entity.value.length < 10)) continue
      const { head, which } = headOf(entity.item)
      const key = `${entity.kind} ${head} ${which}`
      own.set(key, [...(own.get(key) ?? []), entity])
    }
    for (const [key, entities] of own) {
      const [kind = '', head, which = ''] = key.split(' ')
      const item = `${kind} ${head}`
      const values = new Set(entities.map(({ value }) => value))
      if (values.size <= MOST_VALUES)
        items.set(item, [...(items.get(item) ?? []), { ...about, kind: kind as Contradiction['kind'], which, entities, values }])
    }
  }
  return items
}

const statementOf = (document: string, { value, text, around, page, start, end }: FactEntity): Statement => ({
  document,
  value,
  text,
  around,
  page,
  start,
  end,
})

/** One statement of each value that a document gives. */
const statementsOf = ({ document, entities }: Said): readonly Statement[] =>
  entities.filter(({ value }, at) => entities.findIndex(other => other.value === value) === at).map(entity => statementOf(document, entity))

/** Whether both names may mean one thing: a name may be cut, or say nothing of it. */
const mayBeOne = (a: string, b: string) => a.endsWith(b) || b.endsWith(a)

/** Whether both give one value; of periods one that may be meant by both: 90天 and 三个月. */
const agree = (a: Said, b: Said) =>
  meet(a.values, b.values) || (a.kind === 'period' && [...a.values].some(value => [...b.values].some(other => mayBeEqual(value, other))))

const contradict = (a: Said, b: Said) =>
  a.document !== b.document && mayBeOne(a.which, b.which) && !agree(a, b) && aboutTheSame(a.subjects, b.subjects)

/** Documents of one item that contradict another one about the same matter, gathered. */
function groupsOf(said: readonly Said[]): readonly (readonly Said[])[] {
  // By document the number of its group, which is that of a member; one that contradicts none is alone.
  let groups = said.map((_, at) => at)
  for (const [at, a] of said.entries()) {
    for (const [other, b] of said.entries()) {
      const [from, to] = [groups[other], groups[at]]
      if (other > at && from !== to && contradict(a, b)) groups = groups.map(group => (group === from ? (to as number) : group))
    }
  }
  return [...new Set(groups)].map(group => said.filter((_, at) => groups[at] === group)).filter(({ length }) => length > 1)
}

/** Items of which documents about the same matter give different amounts, days or periods, those that most documents contradict each other in first. */
export const contradictionsOf = (all: readonly DocumentFacts[], most: number): readonly Contradiction[] =>
  [...saidOf(all)]
    .flatMap(([key, said]) => {
      const [kind = '', item = ''] = key.split(' ')
      return groupsOf(said).map(group => ({ kind: kind as Contradiction['kind'], item, statements: group.flatMap(statementsOf) }))
    })
    .toSorted((a, b) => b.statements.length - a.statements.length)
    .slice(0, most)
