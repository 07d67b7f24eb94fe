// Made by `npm run generate`. Do not edit: change what it is made from.
/** Votes on knowledge */
import { http } from '../http'
import { type Config, queryOf } from './request'

export interface KnowledgeVotes {
  count: number
  /** Whether the caller is among them. */
  voted: boolean
}

export interface KnowledgeVote {
  id: string
  useful: boolean
}

export interface UnstructurDocumentdataKnowledgebaseVotesQuery {
  /** The entry. */
  id: string
}

/**
 * How many find an entry useful, and whether the caller does.
 *
 * `GET /unstructur/documentdata/knowledgebase/votes`
 */
export function unstructurDocumentdataKnowledgebaseVotes(request: { query: UnstructurDocumentdataKnowledgebaseVotesQuery }, config?: Config) {
  return http.Get<KnowledgeVotes>('/unstructur/documentdata/knowledgebase/votes', { ...config, params: queryOf(request.query) })
}

/**
 * Find an entry useful, or no more; each user counts once.
 *
 * `POST /unstructur/documentdata/knowledgebase/vote`
 */
export function unstructurDocumentdataKnowledgebaseVote(request: { body: KnowledgeVote }, config?: Config) {
  return http.Post<KnowledgeVotes>('/unstructur/documentdata/knowledgebase/vote', request.body, config)
}
