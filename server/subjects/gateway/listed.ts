import type { GatewayDraft } from '../../generated/operations'
import { fail } from '../../util/errors'
import { listedNets } from '../watch-lists'
import { type LiveRoute, liveRoutes, type Trx } from './repository'
import { linesOf, listNamed } from './route'
import { texts } from './texts'

const FIELDS = ['allowAddresses', 'denyAddresses'] as const

const namesIn = (draft: GatewayDraft) => FIELDS.flatMap(field => linesOf(draft[field]).flatMap(line => listNamed(line) ?? []))

/** Refuses a list that no entry with an address in force names: a name that is written wrongly would let every caller in. */
export async function checkLists(trx: Trx, draft: GatewayDraft): Promise<void> {
  const names = namesIn(draft)
  if (names.length === 0) return
  const known = new Set((await listedNets(trx, names)).map(({ listName }) => listName))
  for (const field of FIELDS) {
    const unknown = linesOf(draft[field]).find(line => !known.has(listNamed(line) ?? line) && listNamed(line) !== undefined)
    if (unknown === undefined) continue
    const message = texts.unknownList(listNamed(unknown) ?? '')
    fail(message, 500, [{ field, message }])
  }
}

/** The routes that are on; beside each list that one names stand its networks of today. */
export async function listedRoutes(trx: Trx): Promise<readonly LiveRoute[]> {
  const routes = await liveRoutes(trx)
  const names = routes.flatMap(({ draft }) => namesIn(draft))
  if (names.length === 0) return routes
  const nets = await listedNets(trx, [...new Set(names)])
  const netsOf = (list: string) => nets.flatMap(({ listName, name }) => (listName === list && name !== null ? name : []))
  const expanded = (text: string | null | undefined) =>
    linesOf(text)
      .flatMap(line => [line, ...netsOf(listNamed(line) ?? '')])
      .join('\n')
  return routes.map(({ id, draft }) => ({
    id,
    draft: namesIn(draft).length === 0 ? draft : { ...draft, ...Object.fromEntries(FIELDS.map(field => [field, expanded(draft[field])])) },
  }))
}
