import { clearanceOf, type Holder, isAllowed } from '../../../http/session'
import { type ReadableList, readerOf } from '../../../query'
import { commaList } from '../../../util/comma-list'
import * as store from './repository'
import type { Asked, Trial } from './trial'

/** The list that an entry opens for the account; undefined where rules cannot narrow one. */
function listOf({ call, holder }: Asked, { perms }: store.Entry): (ReadableList & { readonly right: string }) | undefined {
  const list = call.catalog.readable.ruledBy(commaList(perms))
  return list?.right && holder.rights.has(list.right) ? { ...list, right: list.right } : undefined
}

const holderReader = (holder: Holder) => readerOf({ session: holder, can: right => isAllowed(right, holder) })

function trialOf(asked: Asked, entry: store.Entry): Trial | undefined {
  const list = listOf(asked, entry)
  if (!list) return undefined
  const { trx, call, holder } = asked
  const theirs = list.spec(holderReader(holder))
  return {
    entry,
    table: theirs.table,
    theirs,
    callers: call.can(list.right) ? list.spec(readerOf(call)) : undefined,
    sight: {
      own: list.owned === true && !holder.rights.has(list.right.replace(/list$/, 'all')),
      clearance: list.secret ? clearanceOf(holder) : undefined,
      shared: list.shares !== undefined,
      rules: holder.rowRules.rules.filter(({ right }) => right === list.right),
      variables: holder.rowRules.variables,
    },
    grants: () => store.grantsOf(trx, holder.userId, list.right),
  }
}

/** The lists of menu entries whose rights open one that rules can narrow. */
export async function listTrials(asked: Asked, name: string): Promise<Trial[]> {
  const entries = await store.entriesOf(asked.trx, asked.holder.userId, name)
  return entries.flatMap(entry => trialOf(asked, entry) ?? [])
}
