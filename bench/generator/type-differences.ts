import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** How the reasons begin of properties that may be absent in ours alone. */
export const ONLY_THEIRS_REQUIRES = 'weaker: optional in ours, required in theirs'

/** Where two types part, and how. */
export interface Difference {
  readonly path: string
  readonly reason: string
}

/** Names of properties that are write-only somewhere in a document, or tell alternatives apart. */
export interface MarkedNames {
  readonly writeOnly: ReadonlySet<string>
  readonly discriminators: ReadonlySet<string>
}

/** What one answer comes to: whether ours may stand for theirs, theirs for ours, and where they part first. */
export interface Compared {
  readonly relation: 'same' | 'stronger' | 'weaker' | 'other'
  readonly differences: readonly Difference[]
}

/**
 * `Answer<n>` of one file beside that of the other, for every `n`. A place that several answers share is told with the first. `marked`: what
 * the document says of its properties.
 */
export function compareAnswers(ours: string, theirs: string, count: number, marked: MarkedNames): Compared[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), file => readFileSync(file, 'utf8'))
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node'] }, root)
  const program = ts.createProgram([ours, theirs], options, hostOf(options))
  const checker = program.getTypeChecker()
  const [own, other] = [ours, theirs].map(file => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (symbol === undefined) throw new Error(`${file} exports nothing`)
    return new Map(checker.getExportsOfModule(symbol).map(one => [one.name, checker.getDeclaredTypeOfSymbol(one)]))
  })
  const walk = new Walk(checker, marked)
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [own?.get(`Answer${index}`), other?.get(`Answer${index}`)]
    if (a === undefined || b === undefined) throw new Error(`no answer ${index}`)
    return { relation: walk.relation(a, b), differences: walk.differ(a, b, '') }
  })
}

/** The compiler's own files are the same for every document, and are read once. */
const libraries = new Map<string, ts.SourceFile | undefined>()

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (file, ...rest) => {
    if (!file.includes('/node_modules/')) return read(file, ...rest)
    if (!libraries.has(file)) libraries.set(file, read(file, ...rest))
    return libraries.get(file)
  }
  return host
}

class Walk {
  readonly #seen = new Map<ts.Type, Set<ts.Type>>()
  /** So many pairs were met again, which are told where they were met first. */
  #again = 0

  constructor(
    readonly checker: ts.TypeChecker,
    readonly marked: MarkedNames,
  ) {}

  relation(ours: ts.Type, theirs: ts.Type): Compared['relation'] {
    const stronger = this.checker.isTypeAssignableTo(ours, theirs)
    const weaker = this.checker.isTypeAssignableTo(theirs, ours)
    // What is open may stand for everything, but says nothing.
    if (stronger && weaker && isOpen(ours) !== isOpen(theirs)) return isOpen(ours) ? 'weaker' : 'stronger'
    return stronger ? (weaker ? 'same' : 'stronger') : weaker ? 'weaker' : 'other'
  }

  /** Every place below where the types part that was not told before. */
  differ(ours: ts.Type, theirs: ts.Type, path: string): Difference[] {
    const relation = this.relation(ours, theirs)
    if (relation === 'same') return []
    const seen = this.#seen.get(ours) ?? new Set()
    if (seen.has(theirs)) {
      this.#again++
      return []
    }
    this.#seen.set(ours, seen.add(theirs))
    const again = this.#again
    const inside = this.#inside(ours, theirs, path)
    return inside.length > 0 || this.#again > again
      ? inside
      : [{ path, reason: `${relation}: ours ${this.#kind(ours)}, theirs ${this.#kind(theirs)}` }]
  }

  #inside(ours: ts.Type, theirs: ts.Type, path: string): Difference[] {
    if (ours.isUnion() || theirs.isUnion()) return this.#unions(ours, theirs, path)
    if (this.#saysNothing(theirs)) return [{ path, reason: `other: Record<string, never> in theirs, in ours ${this.#kind(ours)}` }]
    const [a, b] = [this.#item(ours), this.#item(theirs)]
    if (a && b) return this.differ(a, b, `${path}[]`)
    return isObject(ours) && isObject(theirs) && !a && !b ? this.#objects(ours, theirs, path) : []
  }

  /** What they write for an object that says nothing of its properties. */
  #saysNothing(type: ts.Type): boolean {
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type
    return index !== undefined && (index.flags & ts.TypeFlags.Never) !== 0
  }

  /** Of a list, and of an intersection of lists. */
  #item(type: ts.Type): ts.Type | undefined {
    if (type.isIntersection() && type.types.every(part => this.checker.isArrayType(part)))
      return this.checker.getIndexInfoOfType(type, ts.IndexKind.Number)?.type
    return this.checker.isArrayType(type) || this.checker.isTupleType(type)
      ? this.checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined
  }

  /** Members without a partner are compared with the nearest one that has none either. */
  #unions(ours: ts.Type, theirs: ts.Type, path: string): Difference[] {
    const same = (a: ts.Type, b: ts.Type) => this.checker.isTypeAssignableTo(a, b) && this.checker.isTypeAssignableTo(b, a)
    const [a, b] = [parts(ours), parts(theirs)]
    const left = a.filter(one => !b.some(other => same(one, other)))
    const right = b.filter(one => !a.some(other => same(one, other)))
    if (left.length === 0 || right.length === 0) return []
    if (![...left, ...right].every(isObject)) return []
    return left.flatMap(one => {
      const nearest = right.toSorted((x, y) => this.#common(one, y) - this.#common(one, x))[0]
      if (nearest === undefined) return []
      right.splice(right.indexOf(nearest), 1)
      return this.differ(one, nearest, `${path}|${a.indexOf(one)}`)
    })
  }

  /** How near two objects are: the part of their names that both have. */
  #common(one: ts.Type, other: ts.Type): number {
    const [a, b] = [one, other].map(type => this.checker.getPropertiesOfType(type).map(({ name }) => name))
    const both = a?.filter(name => b?.includes(name)).length ?? 0
    return both / Math.max(1, new Set([...(a ?? []), ...(b ?? [])]).size)
  }

  #objects(ours: ts.Type, theirs: ts.Type, path: string): Difference[] {
    const [a, b] = [this.checker.getPropertiesOfType(ours), this.checker.getPropertiesOfType(theirs)]
    const [own, other] = [a, b].map(all => new Map(all.map(one => [one.name, one])))
    const names = new Set([...a, ...b].map(({ name }) => name))
    const found = [...names].flatMap(name => this.#property(own?.get(name), other?.get(name), `${path}.${name}`))
    return [...found, ...this.#indexes(ours, theirs, path)]
  }

  #property(own: ts.Symbol | undefined, other: ts.Symbol | undefined, path: string): Difference[] {
    if (own === undefined && other && this.#isDiscriminator(other))
      return [{ path, reason: "weaker: a discriminator's property, not in ours" }]
    if (own === undefined) {
      const unsent = this.marked.writeOnly.has(other?.name ?? '') ? ', which is write-only' : ''
      return [{ path, reason: `weaker: a property that only theirs has${unsent}` }]
    }
    if (other === undefined) return [{ path, reason: 'stronger: a property that only ours has' }]
    const [one, two] = [this.checker.getTypeOfSymbol(own), this.checker.getTypeOfSymbol(other)]
    const relation = this.relation(one, two)
    if ((relation !== 'same' || isOptional(own) !== isOptional(other)) && this.#isDiscriminator(other))
      return [{ path, reason: `${relation}: a discriminator's property, ours ${this.#kind(this.checker.getNonNullableType(one))}` }]
    if (isOptional(own) === isOptional(other)) return this.differ(one, two, path)
    return [
      { path, reason: isOptional(own) ? this.#requiredReason(other) : 'stronger: required in ours, optional in theirs' },
      ...(mayBeNull(one) === mayBeNull(two) ? [] : [{ path, reason: `other: null in ${mayBeNull(one) ? 'ours' : 'theirs'} alone` }]),
      ...this.differ(this.checker.getNonNullableType(one), this.checker.getNonNullableType(two), path),
    ]
  }

  /** Theirs has one value wherever the schema stands. */
  #isDiscriminator(theirs: ts.Symbol): boolean {
    const type = this.checker.getNonNullableType(this.checker.getTypeOfSymbol(theirs))
    return this.marked.discriminators.has(theirs.name) && type.isLiteral()
  }

  /** They write the `default` of a property into its comment. */
  #requiredReason(theirs: ts.Symbol): string {
    const hasDefault = theirs.getJsDocTags(this.checker).some(({ name }) => name === 'default')
    return `${ONLY_THEIRS_REQUIRES} ${hasDefault ? 'for its default' : 'without a default'}`
  }

  #indexes(ours: ts.Type, theirs: ts.Type, path: string): Difference[] {
    const [a, b] = [ours, theirs].map(type => this.checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type)
    if (a && b) return this.differ(a, b, `${path}[k]`)
    if (!a && !b) return []
    return [
      { path, reason: a ? `other: names of any kind in ours (${this.#kind(a)})` : `other: names of any kind in theirs (${this.#kind(b)})` },
    ]
  }

  #kind(type: ts.Type | undefined): string {
    if (type === undefined) return 'nothing'
    if (type.isUnion()) return [...new Set(type.types.map(part => this.#kind(part)))].sort().join(' or ')
    if (type.isIntersection()) return 'an intersection'
    if (type.isStringLiteral()) return 'a literal text'
    if (type.isNumberLiteral()) return 'a literal number'
    if (this.checker.isArrayType(type)) return 'a list'
    if (this.checker.isTupleType(type)) return 'a tuple'
    if (!isObject(type)) return this.checker.typeToString(type)
    const names = this.checker.getPropertiesOfType(type).length
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type
    if (names === 0) return index ? `a map of ${index === type ? 'itself' : this.#kindOfMap(index)}` : 'an empty object'
    return type.symbol?.name === 'Blob' ? 'Blob' : 'an object'
  }

  #kindOfMap(type: ts.Type): string {
    return isObject(type) ? 'objects' : this.checker.typeToString(type).slice(0, 20)
  }
}

const isObject = (type: ts.Type) => (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection()
const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0
const isOpen = (type: ts.Type) => (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0
const mayBeNull = (type: ts.Type) => parts(type).some(part => (part.flags & ts.TypeFlags.Null) !== 0)
const parts = (type: ts.Type) => (type.isUnion() ? type.types : [type])
