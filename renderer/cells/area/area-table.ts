/** The whole country, above the provinces. */
export const ROOT = '86'

/** A province, a city or a district. */
export interface Area {
  /** Six digits: two for each level, zeros where it goes no deeper. */
  readonly code: string
  readonly name: string
  /** Of its name in pinyin, such as `gds`. */
  readonly initials: string
  /** 1 province, 2 city, 3 district. */
  readonly level: number
}

/** Stands between names of a path. */
export const BETWEEN = '/'

/** Code of the place around one. */
const around = (code: string) => (code.endsWith('0000') ? ROOT : code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`)

const levelOf = (code: string) => (code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3)

/** All places of a country, by code and by name. */
export class AreaTable {
  private readonly byCode: ReadonlyMap<string, Area>
  private readonly children = new Map<string, Area[]>()
  private names: ReadonlyMap<string, readonly Area[]> | undefined

  /** Of lines `code name initials`, in the order of the codes. */
  constructor(lines: readonly string[]) {
    const areas = lines.map((line): Area => {
      const [code = '', name = '', initials = ''] = line.split(' ')
      return { code, name, initials, level: levelOf(code) }
    })
    this.byCode = new Map(areas.map(area => [area.code, area]))
    for (const area of areas) {
      const list = this.children.get(around(area.code))
      if (list) list.push(area)
      else this.children.set(around(area.code), [area])
    }
  }

  below(code: string): readonly Area[] {
    return this.children.get(code) ?? []
  }

  /** From the province down to the place; empty for an unknown code. The first digits of a code do. */
  path(code: string): readonly Area[] {
    const area = this.byCode.get(code.padEnd(6, '0'))
    if (area === undefined) return []
    const above = around(area.code)
    return above === ROOT ? [area] : [...this.path(above), area]
  }

  /** `广东省/深圳市/南山区`; undefined for an unknown code. */
  text(code: string): string | undefined {
    const path = this.path(code)
    return path.length === 0 ? undefined : namesOf(path).join(BETWEEN)
  }

  /**
   * The places that a text may mean: a code, the names from the province down with or without anything between them, or the
   * last of them. Municipalities may be said once.
   */
  find(text: string): readonly Area[] {
    const plain = text.normalize('NFKC').replace(/[\s/\\>,、，·-]+/g, '')
    const coded = this.byCode.get(plain)
    if (coded) return [coded]
    this.names ??= this.index()
    return this.names.get(plain) ?? []
  }

  /** By what a place may be called; the fullest names first. */
  private index(): ReadonlyMap<string, readonly Area[]> {
    const index = new Map<string, Area[]>()
    for (const area of this.byCode.values()) {
      for (const name of new Set(calledAs(namesOf(this.path(area.code))))) {
        const list = index.get(name)
        if (list) list.push(area)
        else index.set(name, [area])
      }
    }
    return index
  }
}

const namesOf = (path: readonly Area[]) => path.map(({ name }) => name)

function calledAs(names: readonly string[]): readonly string[] {
  const last = names.at(-1) ?? ''
  const [province = '', city = ''] = names
  const once = names.filter((name, index) => name !== names[index - 1])
  return [names.join(''), once.join(''), ...(names.length === 3 ? [province + last, city + last] : []), last]
}
