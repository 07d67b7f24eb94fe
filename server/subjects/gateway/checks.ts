import { isIP } from 'node:net'
import type { GatewayDraft } from '../../generated/operations'
import type { Call } from '../../http/module'
import { checkHost, ForbiddenAddress } from '../../util/addresses'
import { fail } from '../../util/errors'
import { type Fault, type Route, readRoute, type TakenSegments } from './route'
import { texts } from './texts'

const INTERNAL = 'gatewayRoute:internal'

function refuse(faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const [first] = faults
  fail(first?.message ?? '', 500, faults)
}

/** Reads a route; refuses what is wrong, each at its field. Names of targets are looked up later. */
export function checkDraft(call: Call, id: string, draft: GatewayDraft, before: string | null | undefined, taken: TakenSegments): Route {
  const { route, faults } = readRoute(id, draft, taken)
  const internal = draft.internalAddresses?.trim() ?? ''
  const may = internal === '' || internal === (before ?? '').trim() || call.can(INTERNAL)
  refuse(may ? faults : [{ field: 'internalAddresses', message: texts.noInternal }, ...faults])
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
