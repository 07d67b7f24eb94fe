/** Names that the printed code uses for other things. */
const reserved = new Set(
  'AnyStatus ApiError AsyncIterable Binary Blob Config Contract ContractTypesRoot Credentials Exclude File FormData Headers Method None OperationId Operations Omit Partial Pick Promise Record Response ServerEvent Settings Status4XX Status5XX URL URLSearchParams Uint8Array'.split(
    ' ',
  ),
)
const words = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval exports export extends false finally for function if implements import in instanceof interface let new null package private protected public require return static super switch this throw true try typeof undefined var void while with yield bodyOf checks configure cookieOf eventsOf failed formOf headersOf http jsonOf pathOf queryOf'.split(
    ' ',
  ),
)

/** `sys-user_role` → `SysUserRole`; letters outside ASCII become their code point, so that the name is one everywhere. */
function pascal(text: string): string {
  const ascii = text.replace(/[^\x20-\x7e]/g, letter => ` U${letter.codePointAt(0)?.toString(16)} `)
  const joined = ascii
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/\d+[a-z]/g, part => part.toUpperCase())
  return /^[A-Z]/.test(joined) ? joined : `T${joined}`
}

/** A name for a function: `get /pets/{id}` → `getPetsId`; a word of the language gets a tail. */
export function camel(text: string): string {
  if (/^[a-z_$][a-zA-Z0-9_$]*$/.test(text)) return words.has(text) ? `${text}Operation` : text
  const name = pascal(text)
  const head = /^[A-Z]+(?![a-z])/.exec(name)?.[0] ?? name.charAt(0)
  const lower = head.toLowerCase() + name.slice(head.length)
  return words.has(lower) ? `${lower}Operation` : lower
}

/** Hands out names, each once. */
export class Names {
  readonly #taken = new Set<string>()

  constructor(
    /** Before every name of a type. */
    readonly prefix = '',
  ) {}

  /** The wanted name; when it is taken, with the area before it; then with a number behind. */
  type(wanted: string, area: string): string {
    const plain = pascal(`${this.prefix}${wanted}`)
    const candidates = reserved.has(plain) ? [`${plain}Model`, `${pascal(area)}${plain}`] : [plain, `${pascal(area)}${plain}`]
    return this.#first(candidates)
  }

  #first(candidates: readonly string[]): string {
    const last = candidates.at(-1) ?? ''
    let name = candidates.find(candidate => !this.#taken.has(candidate))
    for (let number = 2; name === undefined; number++) {
      if (!this.#taken.has(`${last}${number}`)) name = `${last}${number}`
    }
    this.#taken.add(name)
    return name
  }
}
