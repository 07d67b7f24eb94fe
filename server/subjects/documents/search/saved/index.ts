import { answer } from '../../../../http/answers'
import type { CallOf } from '../../../../http/module'
import { fail } from '../../../../util/errors'
import * as rows from './repository'
import { texts } from './texts'

/** Searches of one user. */
const MOST = 50

async function add(call: CallOf<'unstructurDocumentdataSearchSavedAdd'>) {
  const name = call.body.name.trim() || fail(texts.nameMissing)
  const { queryPage: _page, querySize: _size, ...query } = call.body.query
  await call.withTenant(async trx => {
    if ((await rows.countOwn(trx, call.session.userId)) >= MOST) fail(texts.full(MOST))
    if (!(await rows.addSearch(trx, call.session, { ...call.body, name, query }))) fail(texts.taken(name))
  })
  return answer({ message: texts.saved })
}

async function remove(call: CallOf<'unstructurDocumentdataSearchSavedDelete'>) {
  if (!(await call.withTenant(trx => rows.removeSearch(trx, call.session.userId, call.query.id)))) fail(texts.missing)
  return answer({ message: texts.deleted })
}

/** Searches that users save: each is its owner's alone. */
export const savedHandlers = {
  unstructurDocumentdataSearchSavedList: (call: CallOf<'unstructurDocumentdataSearchSavedList'>) =>
    call.readTenant(trx => rows.ownSearches(trx, call.session.userId)),
  unstructurDocumentdataSearchSavedAdd: add,
  unstructurDocumentdataSearchSavedDelete: remove,
}
