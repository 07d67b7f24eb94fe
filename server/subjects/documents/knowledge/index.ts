import type { KnowledgeVotes } from '../../../generated/operations'
import { type CallOf, defineModule, type Module } from '../../../http/module'
import { fail } from '../../../util/errors'
import type { TenantServices } from '../index/jobs'
import { findReadable, KNOWLEDGE } from '../records/readable'
import { knowledgeDay } from './day'
import { setValidity, vote, votesOn } from './repository'
import { texts } from './texts'

const votes = (call: CallOf<'unstructurDocumentdataKnowledgebaseVotes'>): Promise<KnowledgeVotes> =>
  call.readTenant(async trx => {
    const { id } = call.query
    if (!(await findReadable(trx, call, 'knowledge', id))) fail(texts.missing)
    return votesOn(trx, id, call.session.userId)
  })

const cast = (call: CallOf<'unstructurDocumentdataKnowledgebaseVote'>): Promise<KnowledgeVotes> =>
  call.withTenant(async trx => {
    const { id, useful } = call.body
    if (!(await findReadable(trx, call, 'knowledge', id))) fail(texts.missing)
    await vote(trx, call.session.userId, id, useful)
    return votesOn(trx, id, call.session.userId)
  })

/** What entries of the knowledge base have beside their fields: votes of readers, and days on which they begin and end to hold. */
export const knowledge = (services: TenantServices): Module =>
  defineModule({
    name: 'knowledge',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ jobs, entities }) => {
      jobs.declare(knowledgeDay(services))
      entities.declare(KNOWLEDGE, { written: setValidity })
    },
    handlers: {
      unstructurDocumentdataKnowledgebaseVotes: votes,
      unstructurDocumentdataKnowledgebaseVote: cast,
    },
  })
