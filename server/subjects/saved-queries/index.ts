import { readAnalysis } from '../../../renderer/core'
import type { SavedQuery } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { checkConditionTree, type Trx } from '../../query'
import { commaList } from '../../util/comma-list'
import { errors, fail } from '../../util/errors'
import * as queries from './repository'
import { texts } from './texts'

/** Own queries of one page at most. */
const MOST = 100

const SHARE = 'savedQuery:share'

type AnyCall = Pick<CallOf<'sysSavedQueryMine'>, 'session' | 'can'>

const readerOf = ({ session, can }: AnyCall): queries.Reader => ({
  userId: session.userId,
  username: session.username,
  everything: can('savedQuery:list'),
})

async function mustFind(call: AnyCall, trx: Trx, id: string): Promise<SavedQuery> {
  return (await queries.find(trx, readerOf(call), id)) ?? fail(texts.notFound)
}

/** What is saved can be read again; whether its columns are readable is asked when it is run. */
function checkContent(kind: string, content: string): void {
  const parsed = parse(content)
  if (kind === 'analysis' && readAnalysis(parsed) === undefined) fail(texts.badContent)
  const tree = kind === 'analysis' ? (parsed as { readonly where?: unknown }).where : parsed
  if (kind !== 'analysis' || tree !== undefined) checkConditionTree(tree)
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return fail(texts.badContent)
  }
}

const titled = (title: string) => title.trim() || fail(texts.nameMissing)

async function shareWith(call: AnyCall, trx: Trx, id: string, roleIds: readonly string[] | undefined, before: readonly string[]) {
  if (roleIds === undefined || (roleIds.length === 0 && before.length === 0)) return
  // A user who may not share any more can still take it back.
  if (roleIds.some(role => !before.includes(role)) && !call.can(SHARE)) fail(texts.noShare)
  if (!(await queries.share(trx, id, roleIds))) fail(texts.noRole)
}

async function add(call: CallOf<'sysSavedQueryAdd'>) {
  const { roleIds, ...given } = call.body
  const query = { ...given, title: titled(given.title) }
  checkContent(query.kind, query.content)
  const { username } = call.session
  const result = await call.withTenant(async trx => {
    if (await queries.isTaken(trx, username, query)) fail(texts.taken(query.title))
    if ((await queries.countOwn(trx, username, query.page)) >= MOST) fail(texts.full(MOST))
    const id = await queries.add(trx, query)
    await shareWith(call, trx, id, roleIds, [])
    return mustFind(call, trx, id)
  })
  return answer({ message: texts.saved, result })
}

async function edit(call: CallOf<'sysSavedQueryEdit'>) {
  const { id, version, content, roleIds } = call.body
  const title = call.body.title === undefined ? undefined : titled(call.body.title)
  const result = await call.withTenant(async trx => {
    const stored = await mustFind(call, trx, id)
    if (!stored.mine) fail(texts.notYours)
    if (version !== undefined && version !== stored.version) throw errors.stale(stored)
    if (content !== undefined) checkContent(stored.kind, content)
    if (title !== undefined && (await queries.isTaken(trx, call.session.username, { ...stored, title }, id))) fail(texts.taken(title))
    const saved = await queries.save(trx, { id, version: stored.version }, { title, content })
    // A user was faster between the reading and the writing.
    if (!saved) throw errors.stale(await mustFind(call, trx, id))
    await shareWith(call, trx, id, roleIds, stored.roleIds)
    return mustFind(call, trx, id)
  })
  return answer({ message: texts.saved, result })
}

async function remove(call: CallOf<'sysSavedQueryDelete'> | CallOf<'sysSavedQueryDeleteBatch'>, ids: readonly string[]) {
  if (ids.length === 0) fail(texts.noneChosen)
  await call.withTenant(async trx => {
    for (const id of ids) {
      const { mine } = await mustFind(call, trx, id)
      if (!mine && !call.can('savedQuery:delete')) throw errors.noPermission()
    }
    await queries.remove(trx, ids)
  })
  return answer({ message: texts.deleted })
}

/** Queries that people save: each is its owner's; a user who may share gives it to roles, a user who looks after them sees and deletes those. */
export const savedQuery = defineModule({
  name: 'savedQuery',
  rows: 'subject',
  outgoing: 'none',
  handlers: {
    sysSavedQueryList: call => call.readTenant(trx => queries.sharedPage(trx, call.query)),
    sysSavedQueryMine: call =>
      call.readTenant(trx => queries.ofPage(trx, readerOf(call), call.query.page, call.query.kind ?? 'conditions')),
    sysSavedQueryQueryById: call => call.readTenant(trx => mustFind(call, trx, call.query.id)),
    sysSavedQueryAdd: add,
    sysSavedQueryEdit: edit,
    sysSavedQueryDelete: call => remove(call, commaList(call.query.id)),
    sysSavedQueryDeleteBatch: call => remove(call, commaList(call.query.ids)),
  },
})
