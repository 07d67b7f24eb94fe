import { type EntryKind, GRADES, type ListedEntry, type MatchWay } from './entry'
import { coreOf, formKeyOf, keyOf, plainNumber } from './forms'
import { NearNames } from './near'

/** A value that is compared with the lists. */
export interface AskedValue {
  /** What it is; undefined: it may be any of them. */
  readonly kind?: EntryKind | undefined
  readonly value: string
  /** Code of the firm, number of the identity card. */
  readonly number?: string | undefined
}

export interface ValueMatch {
  readonly entry: ListedEntry
  readonly how: MatchWay
  readonly grade: number
  /** Of a black one: the white entry that takes it back. */
  readonly overruledBy?: ListedEntry | undefined
}

const KINDS: readonly EntryKind[] = ['company', 'person', 'account', 'word', 'address']
/** How much of two names has to be alike where nothing else is said. */
const USUAL_NEARNESS = 0.8

interface Name {
  readonly entry: ListedEntry
  readonly text: string
  readonly own: boolean
}

class Named {
  private readonly byKey = new Map<string, Name[]>()

  put(key: string, name: Name): void {
    if (key === '') return
    const known = this.byKey.get(key)
    if (known) known.push(name)
    else this.byKey.set(key, [name])
  }

  get = (key: string): readonly Name[] => (key === '' ? [] : (this.byKey.get(key) ?? []))
}

const withKind = (kind: EntryKind, key: string) => (key === '' ? '' : `${kind} ${key}`)

/** A value that is told as the name of a firm and given back by its code is taken back by the code, too. */
function overruled(matches: readonly ValueMatch[]): ValueMatch[] {
  const white = matches.find(({ entry, how }) => entry.side === 'white' && entry.wins && how !== 'near')
  return matches.map(match => (match.entry.side === 'black' && white ? { ...match, overruledBy: white.entry } : match))
}

/** Compares values with entries: by number, by name, by other names, and by what is nearly the name. */
export class ValueMatcher {
  private readonly names = new Named()
  private readonly numbers = new Named()
  private near: { readonly index: NearNames; readonly of: readonly ListedEntry[] } | undefined

  constructor(private readonly entries: readonly ListedEntry[]) {
    for (const entry of entries) {
      for (const text of [entry.name, ...entry.aliases])
        this.names.put(withKind(entry.kind, formKeyOf(entry.kind, text)), { entry, text, own: text === entry.name })
      this.numbers.put(plainNumber(entry.number), { entry, text: entry.number, own: true })
    }
  }

  /** Matches of a value, the surest first; `nearness` 1 leaves out what is nearly alike. */
  find({ kind, value, number = '' }: AskedValue, nearness = USUAL_NEARNESS): ValueMatch[] {
    const kinds = kind === undefined ? KINDS : [kind]
    const found = new Map<string, ValueMatch>()
    const add = (entry: ListedEntry, how: MatchWay, grade: number) => {
      if (kinds.includes(entry.kind) && (found.get(entry.id)?.grade ?? 0) < grade) found.set(entry.id, { entry, how, grade })
    }
    for (const given of [number, value]) for (const { entry } of this.numbers.get(plainNumber(given))) add(entry, 'number', GRADES.number)
    for (const each of kinds) for (const name of this.names.get(withKind(each, formKeyOf(each, value)))) this.addNamed(name, value, add)
    if (nearness < 1) this.addNear(kinds, value, nearness, add)
    return overruled([...found.values()].sort((a, b) => b.grade - a.grade))
  }

  private addNamed({ entry, text, own }: Name, value: string, add: (entry: ListedEntry, how: MatchWay, grade: number) => void): void {
    const sameKey = keyOf(entry.kind, text) === keyOf(entry.kind, value)
    const how = !sameKey ? 'form' : !own ? 'alias' : text === value.trim() ? 'exact' : 'written'
    add(entry, how, GRADES[how])
  }

  private addNear(
    kinds: readonly EntryKind[],
    value: string,
    nearness: number,
    add: (entry: ListedEntry, how: MatchWay, grade: number) => void,
  ): void {
    const { index, of } = this.nearNames()
    for (const kind of kinds.filter(each => each === 'company' || each === 'person')) {
      for (const { at, grade } of index.find(coreOf(kind, keyOf(kind, value)), nearness)) {
        const entry = of[at]
        if (entry?.kind === kind) add(entry, 'near', grade)
      }
    }
  }

  /** Made when first needed: forms ask for what is exact alone. */
  private nearNames() {
    if (this.near) return this.near
    const named = this.entries.filter(({ kind }) => kind === 'company' || kind === 'person')
    const all = named.flatMap(entry =>
      [entry.name, ...entry.aliases].map(text => ({ entry, core: coreOf(entry.kind, keyOf(entry.kind, text)) })),
    )
    this.near = { index: new NearNames(all.map(({ core }) => core)), of: all.map(({ entry }) => entry) }
    return this.near
  }
}
