import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { GatewayDraft, GatewayRoute } from '../../generated/operations'
import { answer } from '../../http/answers'
import { bodyReader, type Operation } from '../../http/contract'
import { toServerError } from '../../http/errors'
import { type Call, type CallOf, defineModule, type Module } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { errors, fail } from '../../util/errors'
import { checkDraft, checkTargets, openPlacesOf } from './checks'
import { draftOfFamily, familyRoute } from './family'
import { checkLists } from './listed'
import * as routes from './repository'
import type { TakenSegments } from './route'
import { GATEWAY_KEY, sealedDraft, shownDraft, storedSecrets } from './secrets'
import { texts } from './texts'
import { tryRoute } from './try-route'

export { Gateway, type GatewayOptions, serveGateway } from './gateway'
export { listedRoutes } from './listed'
export { noteFault, removeOldRates, takeToken } from './repository'
export type { TakenSegments } from './route'
export { GATEWAY_KEY } from './secrets'

declare module '../../http/module' {
  interface SubjectServices {
    /** Seals values of headers of routes. */
    readonly gatewayKey: Buffer
  }
}

const EMPTY: Partial<GatewayDraft> = {}

/** A name for a route that was given none. */
const newRouterId = () => `r${randomBytes(4).toString('hex')}`

const mustStore = async (trx: routes.Trx, id: string) => (await routes.storedRoute(trx, id)) ?? fail(texts.noSuch)
const mustFind = async (trx: routes.Trx, id: string): Promise<GatewayRoute> => (await routes.findRoute(trx, id)) ?? fail(texts.noSuch)

const refuseNumber = (message: string) => fail(message, 500, [{ field: 'routerId', message }])

async function checkRouterId(trx: routes.Trx, routerId: string, own: string): Promise<void> {
  if (await routes.isTaken(trx, routerId, own)) refuseNumber(texts.taken)
}

/** Writes a route whose number no route in sight has; all tenants share the numbers. */
async function withFreeNumber<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (toServerError(error).kind === 'duplicate') refuseNumber(texts.takenElsewhere)
    throw error
  }
}

async function restore(trx: routes.Trx, ids: readonly string[]): Promise<number> {
  const used = await routes.withoutNumber(trx, ids)
  if (used) fail(texts.numberUsed(used.name, used.routerId))
  return withFreeNumber(() => routes.setDeleted(trx, ids, false))
}

/** The handlers over what the application has; `taken`: whose paths are the application's own. */
class Routes {
  constructor(
    private readonly taken: TakenSegments,
    private readonly readDraft: (given: unknown) => GatewayDraft,
  ) {}

  add = async (call: CallOf<'sysGatewayRouteAdd'>) => {
    await call.withTenant(trx => this.save(call, trx, call.body, ''))
    return answer({ message: texts.saved })
  }

  edit = async (call: CallOf<'sysGatewayRouteEdit'>) => {
    const { id, version, ...draft } = call.body
    await call.withTenant(trx => this.save(call, trx, draft, id, version))
    return answer({ message: texts.saved })
  }

  /** Keeps what is written; the id. */
  private async save(call: Call, trx: routes.Trx, given: GatewayDraft, id: string, version?: number | null): Promise<string> {
    const stored = id ? await mustStore(trx, id) : undefined
    const routerId = given.routerId?.trim() || stored?.draft.routerId || newRouterId()
    const draft = sealedDraft(call.gatewayKey, { ...given, name: given.name.trim(), routerId }, stored?.draft)
    checkDraft(call, id, draft, stored?.draft, this.taken)
    await checkLists(trx, draft)
    await checkRouterId(trx, routerId, id)
    if (!id) return withFreeNumber(() => routes.addRoute(trx, draft, routerId))
    await withFreeNumber(() => routes.editRoute(trx, { id, version }, draft, routerId))
    return id
  }

  private async switchOn(call: Call, trx: routes.Trx, id: string): Promise<void> {
    const stored = await mustStore(trx, id)
    await checkTargets(call, checkDraft(call, id, stored.draft, stored.live, this.taken))
    await checkLists(trx, stored.draft)
    await routes.switchOn(trx, stored)
  }

  publish = async (call: CallOf<'sysGatewayRoutePublish'>) => {
    await call.withTenant(trx => this.switchOn(call, trx, call.body.id))
    return answer({ message: texts.published })
  }

  undo = async (call: CallOf<'sysGatewayRouteUndo'>) => {
    await call.withTenant(async trx => {
      const stored = await mustStore(trx, call.body.id)
      const draft = stored.previous ?? fail(texts.nothingToUndo)
      await checkTargets(call, checkDraft(call, stored.id, draft, stored.live, this.taken))
      await routes.switchOn(trx, { ...stored, draft })
    })
    return answer({ message: texts.undone })
  }

  tryOut = async (call: CallOf<'sysGatewayRouteTryOut'>) => {
    const { id, path, method = 'GET' } = call.body
    const { draft } = await call.withTenant(trx => mustStore(trx, id))
    const route = checkDraft(call, id, draft, null, this.taken)
    await checkTargets(call, route)
    return tryRoute(route, openPlacesOf(call), { path, method })
  }

  updateAll = async (call: CallOf<'sysGatewayRouteUpdateAll'>) => {
    const { router } = call.body
    await call.withTenant(async trx => {
      const stored = router.id ? await mustStore(trx, router.id) : undefined
      const shown = stored && shownDraft(stored.draft)
      const draft = draftOfFamily(router, shown ?? EMPTY, this.readDraft)
      const isChanged = !stored || !isDeepStrictEqual(draft, shown)
      if (isChanged && !call.can(stored ? 'gatewayRoute:edit' : 'gatewayRoute:add')) throw errors.noPermission()
      const id = isChanged ? await this.save(call, trx, draft, stored?.id ?? '') : stored.id
      if (Number(router.status ?? 0) === 1) await this.switchOn(call, trx, id)
      else await routes.switchOff(trx, id)
    })
    return answer({ message: texts.saved })
  }

  copy = async (call: CallOf<'sysGatewayRouteCopyRoute'>) =>
    call.withTenant(async trx => {
      const { draft } = await mustStore(trx, call.query.id)
      const name = texts.copyOf(draft.name).slice(0, 100)
      const id = await this.save(call, trx, { ...draft, name, routerId: newRouterId() }, '')
      return familyRoute(await mustFind(trx, id))
    })
}

const switchOff = async (call: CallOf<'sysGatewayRouteSwitchOff'>) => {
  await call.withTenant(async trx => {
    await mustStore(trx, call.body.id)
    await routes.switchOff(trx, call.body.id)
  })
  return answer({ message: texts.switchedOff })
}

/** Does something with routes by their ids; refuses when there is none. */
async function withIds(call: Call, ids: string, work: (trx: routes.Trx, ids: string[]) => Promise<number>, message: string) {
  const count = await call.withTenant(trx => work(trx, commaList(ids)))
  if (count === 0) fail(texts.noSuch)
  return answer({ message })
}

/** Which calls are forwarded, and where to. `taken`: the first segments of the paths of operations and sockets. */
export function gatewayRoute(taken: TakenSegments, operations: readonly Operation[]): Module {
  const written = new Routes(taken, bodyReader<GatewayDraft>(operations, 'sysGatewayRouteAdd'))
  return defineModule({
    name: 'gatewayRoute',
    rows: 'subject',
    outgoing: {
      default: 'none',
      sysGatewayRoutePublish: 'address',
      sysGatewayRouteUndo: 'address',
      sysGatewayRouteUpdateAll: 'address',
      sysGatewayRouteTryOut: 'any',
    },
    prepare: owner => owner.sealStored([storedSecrets(owner.keyFor(GATEWAY_KEY))]),
    handlers: {
      sysGatewayRouteList: async call => (await call.readTenant(routes.allRoutes)).map(familyRoute),
      sysGatewayRoutePage: call => call.readTenant(trx => routes.routePage(trx, call.query)),
      sysGatewayRouteQueryById: call => call.readTenant(trx => mustFind(trx, call.query.id)),
      sysGatewayRouteAdd: written.add,
      sysGatewayRouteEdit: written.edit,
      sysGatewayRoutePublish: written.publish,
      sysGatewayRouteSwitchOff: switchOff,
      sysGatewayRouteUndo: written.undo,
      sysGatewayRouteTryOut: written.tryOut,
      sysGatewayRouteUpdateAll: written.updateAll,
      sysGatewayRouteCopyRoute: written.copy,
      sysGatewayRouteDelete: call => withIds(call, call.query.id, (trx, ids) => routes.setDeleted(trx, ids, true), texts.deleted),
      sysGatewayRouteDeleteList: async call => (await call.readTenant(routes.binned)).map(familyRoute),
      sysGatewayRoutePutRecycleBin: call => withIds(call, call.body.ids, restore, texts.restored),
      sysGatewayRouteDeleteRecycleBin: call => withIds(call, call.query.ids, routes.erase, texts.deleted),
      sysGatewayRouteClearRedis: async call => {
        await call.withTenant(routes.wakeServers)
        return answer({ message: texts.cleared })
      },
    },
  })
}
