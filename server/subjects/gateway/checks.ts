import type { GatewayDraft } from '../../generated/operations'
import type { Call } from '../../http/module'
import { fail } from '../../util/errors'
import { ClosedAddressError, closedLiteral, hostOf, portOf, resolveOutside } from '../../util/outgoing'
import { ReachError } from '../../util/reach'
import { internalPlaces } from '../settings'
import { type Fault, type Route, readRoute, type TakenSegments } from './route'
import { openedDraft } from './secrets'
import { texts } from './texts'
import { type OpenPlaces, wallOf } from './upstream'

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

/** What the installation names of its own network, as a call sees it. */
export const openPlacesOf =
  ({ catalog }: Pick<Call, 'catalog'>): OpenPlaces =>
  () =>
    internalPlaces(catalog.settings)

const forbidden = (url: string, { address, why }: ClosedAddressError): Fault => ({
  field: 'targets',
  message: texts.forbidden(url, address, why),
})

/** Targets that are addresses which may not be forwarded to. */
function closedTargets(call: Call, route: Route): Fault[] {
  const wall = wallOf(route, openPlacesOf(call))
  return route.targets.flatMap(({ url }) => {
    const target = new URL(url)
    const refused = closedLiteral(hostOf(target), portOf(target), wall)
    return refused ? [forbidden(url, refused)] : []
  })
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
  refuse([...missingRights(call, draft, before), ...faults, ...closedTargets(call, route)])
  return route
}

/** Refuses targets that are this application, names that stand for addresses which may not be forwarded to, and unknown ones. */
export async function checkTargets(call: Call, route: Route): Promise<void> {
  const faults: Fault[] = []
  const wall = wallOf(route, openPlacesOf(call))
  for (const { url } of route.targets) {
    const target = new URL(url)
    if (target.host === call.request.host) faults.push({ field: 'targets', message: texts.ownAddress(url) })
    try {
      await resolveOutside(hostOf(target), portOf(target), wall)
    } catch (error) {
      if (error instanceof ReachError) throw error
      const { code = '' } = error as { code?: string }
      faults.push(error instanceof ClosedAddressError ? forbidden(url, error) : { field: 'targets', message: texts.unresolved(url, code) })
    }
  }
  refuse(faults)
}
