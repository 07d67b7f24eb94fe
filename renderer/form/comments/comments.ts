import type { Client } from '../../model/client'
import type { Host } from '../../model/host'
import type { FoundPage } from '../use-pages'

/** A record that comments are about. */
export interface CommentPlace {
  /** Its table. */
  readonly table: string
  readonly id: string
  /** Path of the page on which it is found again; absent: none is known. */
  readonly page?: string | undefined
}

/** A comment as it is shown. */
export interface Comment {
  readonly id: string
  readonly writerId: string
  readonly writer: string
  /** The user may take it away: the writer, or who moderates the records. */
  readonly removable: boolean
  /** Stored path of the writer's picture; '' without one. */
  readonly avatar: string
  /** The user who is answered; '' for one that is no answer. */
  readonly answers: string
  readonly content: string
  readonly time: string
  /** Stored paths joined by commas; null without any. */
  readonly files: string | null
}

/** What is written: a text, files, or both. */
export interface Draft {
  readonly content: string
  /** Stored paths joined by commas. */
  readonly files: string | null
}

const BASE = '/sys/comment'
const PAGE_SIZE = 20
const MOST_FOUND = 10

/** Whether the server knows comments. */
export const hasComments = ({ abilities }: Client): boolean => abilities?.has('GET', `${BASE}/listByForm`) !== false

/** Whether it takes files with the text, which the family's own takes in calls of their own. */
export const takesFiles = ({ abilities }: Client): boolean => abilities === undefined

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null
const rows = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

/** A server of the family does not say who may remove a comment: there it is the writer. */
function readComment(row: { readonly [name: string]: unknown }, userId: string): Comment {
  const paths = rows(row.fileList).map(({ url }) => text(url))
  return {
    id: text(row.id),
    writerId: text(row.fromUserId),
    writer: text(row.fromUserId_dictText) || text(row.createBy),
    removable: typeof row.removable === 'boolean' ? row.removable : row.fromUserId === userId,
    avatar: text(row.fromUserAvatar),
    answers: text(row.toUserId_dictText),
    content: text(row.commentContent),
    time: text(row.createTime),
    files: paths.filter(Boolean).join() || null,
  }
}

/** One page of the comments on a record, from 1. */
export async function readComments(
  { client, user }: Host,
  { table, id }: CommentPlace,
  page: number,
  signal: AbortSignal,
): Promise<FoundPage<Comment>> {
  const query = { tableName: table, tableDataId: id, pageNo: page, pageSize: PAGE_SIZE }
  const answer = await client.request({ method: 'GET', path: `${BASE}/listByForm`, query, signal, silent: true })
  const { records, total } = isObject(answer) ? answer : {}
  return { items: rows(records).map(row => readComment(row, user.id)), total: Number(total ?? 0) }
}

/** Adds a comment, which may answer another one. */
export async function addComment({ client, user }: Host, { table, id, page }: CommentPlace, draft: Draft, answered: Comment | undefined) {
  const files = draft.files?.split(',').filter(Boolean) ?? []
  const own = takesFiles(client) ? { files, page } : { fromUserId: user.id, toUserId: answered?.writerId }
  const body = { tableName: table, tableDataId: id, commentContent: draft.content.trim(), commentId: answered?.id, ...own }
  await client.answer({ method: 'POST', path: `${BASE}/addText`, body })
}

export async function removeComment({ client }: Host, { id }: Comment): Promise<void> {
  await client.answer({ method: 'DELETE', path: `${BASE}/deleteOne`, query: { id } })
}

/** Users by a part of their names, as they are named in a content. */
export async function findPeople({ client }: Host, keyword: string, signal: AbortSignal) {
  const query = { realname: `*${keyword}*`, pageNo: 1, pageSize: MOST_FOUND }
  const answer = await client.request({ method: 'GET', path: '/sys/user/list', query, signal, silent: true })
  return rows(isObject(answer) ? answer.records : []).map(({ realname, username }) => {
    const label = text(realname) || text(username)
    return { value: mentionOf(label, text(username)), label }
  })
}

/** A part of a text: plain, or the name of a user in it. */
export interface TextPart {
  readonly text: string
  readonly names: boolean
}

const MENTION = /(@[^@[\]\s]{1,100})\[[^[\]\s]{1,100}\]/g

/** A content with the accounts left out of the names in it. */
export function partsOf(content: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of content.matchAll(MENTION)) {
    if (match.index > end) parts.push({ text: content.slice(end, match.index), names: false })
    parts.push({ text: match[1] ?? '', names: true })
    end = match.index + match[0].length
  }
  return end < content.length ? [...parts, { text: content.slice(end), names: false }] : parts
}

/** How a user is named in a content, behind the `@`. */
export const mentionOf = (name: string, username: string): string => `${name.replace(/[@[\]\s]+/g, '·')}[${username}]`
