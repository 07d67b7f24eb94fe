import { readFileSync } from 'node:fs'
import type { Release } from './generation'

/** A mapping of a controller, as the tables in `routes/` tell it. */
export interface Route {
  readonly method: string
  readonly path: string
  /** Parameters of the query without which the call is refused. */
  readonly required: readonly string[]
  /** Takes a body of JSON. */
  readonly body: boolean
  readonly right?: string
}

export interface FoundRoute {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** `METHOD /path ?required,parameters {} !right`; `{}` says that there is a body. */
function readRoute(line: string): Route {
  const [method = '', path = '', ...marks] = line.split(' ')
  const right = marks.find(mark => mark.startsWith('!'))?.slice(1)
  return {
    method,
    path,
    required:
      marks
        .find(mark => mark.startsWith('?'))
        ?.slice(1)
        .split(',') ?? [],
    body: marks.includes('{}'),
    ...(right !== undefined && { right }),
  }
}

const read = (name: string) =>
  readFileSync(new URL(`routes/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(readRoute)

/** The mappings of a release; those of its online forms and reports, whose source is closed, are read off its clients. */
export const routesOf = (release: Release, onlineExport: string): readonly Route[] => [
  ...read(release),
  ...read('online'),
  readRoute(`GET /online/cgform/api/${onlineExport}/{headId}`),
]

const PARAMETER = /^\{(\w+)\}$/

function paramsOf(route: string, path: string): Record<string, string> | null {
  if (route === path) return {}
  const [wanted, given] = [route.split('/'), path.split('/')]
  const rest = wanted.at(-1) === '**'
  if (rest ? given.length < wanted.length : given.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (part === '**') {
      params.rest = given.slice(at).join('/')
      continue
    }
    const name = PARAMETER.exec(part)?.[1]
    if (name === undefined && part !== given[at]) return null
    if (name !== undefined) params[name] = decodeURIComponent(given[at] ?? '')
  }
  return params
}

/** Finds mappings by path; those without parameters go first. */
export class RouteTable {
  private readonly routes: readonly Route[]

  constructor(routes: readonly Route[]) {
    const loose = ({ path }: Route) => (path.match(/\{|\*\*/g) ?? []).length
    this.routes = routes.toSorted((left, right) => loose(left) - loose(right))
  }

  find(method: string, path: string): FoundRoute | { readonly allowed: readonly string[] } | null {
    const fitting = this.routes.flatMap(route => {
      const params = paramsOf(route.path, path)
      return params === null ? [] : [{ route, params }]
    })
    const found = fitting.find(({ route }) => route.method === method || route.method === 'ANY')
    if (found) return found
    return fitting.length === 0 ? null : { allowed: fitting.map(({ route }) => route.method) }
  }
}
