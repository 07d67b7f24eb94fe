import { defined } from '../../../renderer/core'
import type { FamilyRoute, FamilyRouter, GatewayDraft, GatewayRoute } from '../../generated/operations'
import { fail } from '../../util/errors'
import { texts } from './texts'

interface Part {
  readonly name: string
  readonly title?: string
  readonly args: readonly unknown[]
}

/** One argument of a filter. */
const argument = (key: string, value: unknown) => ({ key, value: String(value) })
const lines = (text: string | null | undefined) => (text ?? '').split(/[\n,]/).flatMap(line => line.trim() || [])
const part = (name: string, args: readonly unknown[], title?: string): Part[] =>
  args.length === 0 ? [] : [{ name, ...defined({ title }), args }]

const predicatesOf = (route: GatewayRoute): Part[] => [
  ...part('Path', lines(route.paths)),
  ...part('Method', lines(route.methods)),
  ...part('Host', lines(route.hosts)),
  ...part('Header', lines(route.headers)),
  ...part('RemoteAddr', lines(route.allowAddresses)),
]

const filtersOf = (route: GatewayRoute): Part[] => [
  ...part('StripPrefix', route.stripPrefix ? [argument('parts', route.stripPrefix)] : [], texts.filters.strip),
  ...part('PrefixPath', route.addPrefix ? [argument('prefix', route.addPrefix)] : [], texts.filters.prefix),
  ...part('Retry', route.retries ? [argument('retries', route.retries)] : [], texts.filters.retry),
]

/** A route as clients of the family read it. */
export const familyRoute = (route: GatewayRoute): FamilyRoute => ({
  id: route.id,
  routerId: route.routerId ?? route.id,
  name: route.name,
  uri: lines(route.targets)[0] ?? '',
  predicates: predicatesOf(route).map(({ name, args }) => ({ name, args: [...args] })),
  filters: filtersOf(route).map(({ name, title = '', args }) => ({ name, title, args: [...args] })),
  stripPrefix: route.stripPrefix ?? 0,
  retryable: route.retries ? 1 : 0,
  persist: 1,
  showApi: 1,
  status: route.status ?? 0,
  delFlag: 0,
  createTime: route.createTime ?? '',
})

/** Parts of the family as they are sent: a text of JSON. */
function partsOf(text: string | null | undefined): Part[] {
  try {
    const found: unknown = JSON.parse(text || '[]')
    if (!Array.isArray(found)) return fail(texts.badRouter)
    return found.map(each => {
      const { name, args = [] } = (each ?? {}) as { name?: unknown; args?: unknown }
      return typeof name === 'string' && Array.isArray(args) ? { name, args } : fail(texts.badRouter)
    })
  } catch (error) {
    if (error instanceof SyntaxError) return fail(texts.badRouter)
    throw error
  }
}

/** Values of arguments, which are texts or pairs of key and value. */
const valuesOf = ({ args }: Part): string[] =>
  args.map(arg => String(typeof arg === 'object' && arg !== null ? ((arg as { value?: unknown }).value ?? '') : arg))

/** Parts of a draft as they were sent; numbers are texts that the contract of drafts reads. */
type Given = Partial<Record<keyof GatewayDraft, string>>
type Reader = (values: readonly string[]) => Given

const PREDICATES: Readonly<Record<string, Reader>> = {
  Path: values => ({ paths: values.join('\n') }),
  Method: values => ({ methods: values.join(',') }),
  Host: values => ({ hosts: values.join('\n') }),
  Header: values => ({ headers: values.join('\n') }),
  RemoteAddr: values => ({ allowAddresses: values.join('\n') }),
}

const FILTERS: Readonly<Record<string, Reader>> = {
  StripPrefix: ([parts = '0']) => ({ stripPrefix: parts }),
  PrefixPath: ([prefix = '']) => ({ addPrefix: prefix }),
  Retry: ([retries = '0']) => ({ retries }),
}

function read(parts: readonly Part[], readers: Readonly<Record<string, Reader>>): Given {
  const found = parts.map(each => (readers[each.name] ?? fail(texts.unknownPart(each.name)))(valuesOf(each)))
  return Object.assign({}, ...found)
}

/** What a client of the family sends, over what stands; `readDraft` holds it to the contract. Refuses conditions and filters that this server does not have. */
export function draftOfFamily(
  router: FamilyRouter,
  stored: Partial<GatewayDraft>,
  readDraft: (given: unknown) => GatewayDraft,
): GatewayDraft {
  return readDraft({
    ...stored,
    ...read(partsOf(router.predicates), PREDICATES),
    ...read(partsOf(router.filters), FILTERS),
    name: router.name ?? stored.name ?? '',
    paths: lines(read(partsOf(router.predicates), PREDICATES).paths ?? stored.paths).join('\n'),
    targets: router.uri ?? stored.targets ?? '',
    ...(router.routerId && { routerId: router.routerId }),
  })
}
