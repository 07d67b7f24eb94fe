import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { fail } from '../../util/errors'
import * as drafts from './repository'
import { texts } from './texts'

export { removeExpiredDrafts } from './repository'

function isJsonObject(content: string): boolean {
  try {
    const parsed: unknown = JSON.parse(content)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}

async function save(call: CallOf<'sysFormDraftSave'>) {
  if (!isJsonObject(call.body.content)) fail(texts.badContent)
  await call.withTenant(trx => drafts.save(trx, call.session.userId, call.body))
  return answer({ message: texts.saved })
}

async function remove(call: CallOf<'sysFormDraftDelete'>) {
  await call.withTenant(trx => drafts.remove(trx, call.session.userId, call.query.place))
  return answer({ message: texts.deleted })
}

/** What users have typed into forms and not saved: each sees and changes their own alone. */
export const formDraft = defineModule({
  name: 'formDraft',
  rows: 'own',
  outgoing: 'none',
  handlers: {
    sysFormDraftQuery: async call => (await call.readTenant(trx => drafts.find(trx, call.session.userId, call.query.place))) ?? null,
    sysFormDraftSave: save,
    sysFormDraftDelete: remove,
  },
})
