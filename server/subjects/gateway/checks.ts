import { isIP } from 'node:net'
import type { GatewayDraft } from '../../generated/operations'
import type { Call } from '../../http/module'
import { checkHost, ForbiddenAddress } from '../../util/addresses'
import { fail } from '../../util/errors'
import { type Fault, type Route, readRoute, type TakenSegments } from './route'
import { openedDraft } from './secrets'
import { texts } from './texts'

/** Fields that ask for a right of their own while they are filled in. */
const PRIVILEGES = [
  { field: 'internalAddresses', right: 'gatewayRoute:internal', message: texts.noInternal },
  { field: 'trustedPages', right: 'gatewayRoute:pages', message: texts.noPages },
] as const

/** What says neither where a call goes, nor as what, nor who may make it. */
const HARMLESS: ReadonlySet<string> = new Set<keyof GatewayDraft>([
  'routerId',
  'name',
  'sortNo',
  'description',
  'weight',
  'rateLimit',
  'retries',
  'breakerFailures',
  'breakerSeconds',
  'timeLimit',
  'totalLimit',
  'healthSeconds',
])

const filled = (value: unknown) => value !== undefined && value !== null && value !== false && String(value).trim() !== ''

/** What a right of a route is bound to: all but what is harmless, as one text. */
const boundOf = (draft: GatewayDraft) =>
  JSON.stringify(
    Object.entries(draft)
      .filter(([name, value]) => !HARMLESS.has(name) && filled(value))
      .map(([name, value]) => [name, String(value).trim()])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )

/** Rights that a route asks for and the caller lacks; none while all that they are bound to is as it was `before`. */
function missingRights(call: Call, draft: GatewayDraft, before: GatewayDraft | null | undefined): Fault[] {
  if (before && boundOf(before) === boundOf(draft)) return []
  return PRIVILEGES.filter(({ field, right }) => filled(draft[field]) && !call.can(right)).map(({ field, message }) => ({ field, message }))
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const [first] = faults
  fail(first?.message ?? '', 500, faults)
}

/**
 * Reads a route, its values of headers opened; refuses what is wrong, each at its field, and rights that are missing. `before`: what the caller found, if anything, in the
 * place where the route is put. Names of targets are looked up later.
 */
export function checkDraft(
  call: Call,
  id: string,
  draft: GatewayDraft,
  before: GatewayDraft | null | undefined,
  taken: TakenSegments,
): Route {
  const { route, faults } = readRoute(id, openedDraft(call.gatewayKey, draft), taken)
  refuse([...missingRights(call, draft, before), ...faults])
  return route
}

/** Refuses targets that are this application or stand for forbidden addresses, and names that are unknown. */
export async function checkTargets(call: Call, route: Route): Promise<void> {
  const faults: Fault[] = []
  const fault = (message: string) => faults.push({ field: 'targets', message })
  for (const { url } of route.targets) {
    const { host, hostname } = new URL(url)
    if (host === call.request.host) fault(texts.ownAddress(url))
    try {
      await checkHost(hostname, route.named)
    } catch (error) {
      if (error instanceof ForbiddenAddress) fault(texts.forbidden(url, error.address, error.why))
      else if (!isIP(hostname)) fault(texts.unresolved(url, (error as { code?: string }).code ?? ''))
    }
  }
  refuse(faults)
}
