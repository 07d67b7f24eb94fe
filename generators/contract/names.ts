/** Names that the printed code uses for other things. */
const reserved = new Set(
  'AnyStatus ApiError AsyncIterable Binary Blob Config Contract ContractTypesRoot Credentials Exclude File FormData Headers Method None OperationId Operations Omit Partial Pick Promise Record Response ServerEvent Settings Status4XX Status5XX URL URLSearchParams Uint8Array'.split(
    ' ',
  ),
)
const words = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval exports export extends false finally for function if implements import in instanceof interface let new null package private protected public require return static super switch this throw true try typeof undefined var void while with yield bodyOf bytesOf checks configure cookieOf eventsOf failed formOf headersOf http jsonOf linesOf pathOf plans revived exactly written queryOf'.split(
    ' ',
  ),
)

/**
 * What a name of generics says, in words: `Result«IPage«User»»` → `Result Of IPage Of User`, `Map<string,User[]>` →
 * `Map Of string And User List`. springfox writes guillemets, springdoc and .NET other brackets.
 */
function spoken(text: string): string {
  const plain = text.normalize('NFC')
  if (!/[«<＜]|\[\]/.test(plain)) return plain
  return plain
    .replaceAll('[]', ' List ')
    .replace(/[«<＜]/g, ' Of ')
    .replace(/[,，]/g, ' And ')
}

/**
 * `sys-user_role` → `SysUserRole`, `接口返回对象«用户»` → `接口返回对象Of用户`: letters and digits of every script stay. Where there is
 * none, each sign is its code point, so that the name is one everywhere.
 */
function pascal(text: string): string {
  // Most names are plain, and plain ones are quicker to take apart.
  const border = /^[\x20-\x7e]*$/.test(text) ? /[^a-zA-Z0-9]+/ : /[^\p{ID_Continue}]+|_+/u
  const words = spoken(text).split(border).filter(Boolean)
  const signs = () => [...text].map(sign => `U${sign.codePointAt(0)?.toString(16)}`)
  const joined = (words.length > 0 ? words : signs())
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/\d+[a-z]/g, part => part.toUpperCase())
  return /^\p{ID_Start}/u.test(joined) ? joined : `T${joined}`
}

/** A name for a function: `get /pets/{id}` → `getPetsId`; a word of the language gets a tail. */
export function camel(text: string): string {
  if (/^(?![A-Z])[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(text)) return words.has(text) ? `${text}Operation` : text
  const name = pascal(text)
  const head = /^[A-Z]+(?![a-z])/.exec(name)?.[0] ?? name.charAt(0)
  const lower = head.toLowerCase() + name.slice(head.length)
  return words.has(lower) ? `${lower}Operation` : lower
}

/** A name after every rule. */
export function renamed(name: string, rules: readonly { readonly from: string; readonly to: string }[]): string {
  return rules.reduce((text, { from, to }) => text.replace(new RegExp(from, 'gu'), to), name)
}

/** Hands out names, each once. */
export class Names {
  readonly #taken = new Set<string>()

  constructor(
    /** Before every name of a type. */
    readonly prefix = '',
    readonly rename: readonly { readonly from: string; readonly to: string }[] = [],
  ) {}

  /** Every name that was handed out. */
  get taken(): ReadonlySet<string> {
    return this.#taken
  }

  /** The wanted name; when it is taken, with the area before it; then with a number behind. */
  type(wanted: string, area: string): string {
    const plain = pascal(`${this.prefix}${renamed(pascal(wanted), this.rename)}`)
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
