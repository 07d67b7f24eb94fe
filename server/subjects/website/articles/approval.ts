import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import { readerOf } from '../../../query'
import { find } from '../../../records/repository'
import { commaList } from '../../../util/comma-list'
import { fail } from '../../../util/errors'
import { notifyUser } from '../../announcements'
import { texts } from '../texts'
import * as rows from './repository'
import { BASE } from './written'

/** Where messages about articles lead. */
const PAGE = '/website/article'
const REVIEW_OWN = 'websiteArticle:reviewOwn'

/** The chosen articles, each of which the caller has to see in the list. */
async function chosen(trx: rows.Trx, call: Call, given: string): Promise<rows.StoredArticle[]> {
  const ids = [...new Set(commaList(given))]
  const list = trx.catalog.readable.at(BASE)?.spec(readerOf(call)) ?? fail(texts.none)
  const articles = await rows.lockArticles(trx, ids)
  for (const id of ids) if (!(await find(trx, list, id))) fail(texts.none)
  return articles.length > 0 ? articles : fail(texts.none)
}

export async function submit(call: CallOf<'websiteArticleSubmit'>) {
  const count = await call.withTenant(async trx => {
    const articles = await chosen(trx, call, call.body.ids)
    if (articles.some(({ state }) => state !== '1' && state !== '4')) fail(texts.notDrafts)
    await rows.setSubmitted(trx, articles, call.session.username)
    return articles.length
  })
  return answer({ message: texts.submitted(count) })
}

/** Refuses what the caller has written, changed or handed in, unless a right says otherwise. */
function checkSecond(call: Call, articles: readonly rows.StoredArticle[]): void {
  if (call.can(REVIEW_OWN)) return
  const { username } = call.session
  const own = articles.find(({ createBy, writtenBy, submitBy }) => [createBy, writtenBy, submitBy].includes(username))
  if (own) fail(texts.ownArticle(own.title))
}

/** Tells those who handed articles in how that ended, or that one of them is no longer public. */
async function tellSubmitters(trx: rows.Trx, call: Call, articles: readonly rows.StoredArticle[], news: (title: string) => string) {
  const about = { sender: call.session.username, busType: 'website', page: PAGE }
  for (const { id, title, submitBy } of articles)
    if (submitBy !== call.session.username) await notifyUser(trx, submitBy, { ...about, busId: id, title: news(title) })
}

export async function review(call: CallOf<'websiteArticleReview'>) {
  const { ids, passed, version } = call.body
  const opinion = call.body.opinion?.trim() || null
  if (!passed && opinion === null) fail(texts.noOpinion, 500, [{ field: 'opinion', message: texts.noOpinion }])
  const count = await call.withTenant(async trx => {
    const articles = await chosen(trx, call, ids)
    if (articles.some(({ state }) => state !== '2')) fail(texts.notPending)
    if (typeof version === 'number' && articles.some(article => article.version !== version)) fail(texts.changed)
    checkSecond(call, articles)
    await rows.setReviewed(trx, articles, { state: passed ? '3' : '1', username: call.session.username, opinion })
    await tellSubmitters(trx, call, articles, passed ? texts.publishedNews : title => texts.rejectedNews(title, opinion ?? ''))
    return articles.length
  })
  return answer({ message: passed ? texts.approved(count) : texts.rejected(count) })
}

export async function takeOffline(call: CallOf<'websiteArticleOffline'>) {
  const count = await call.withTenant(async trx => {
    const articles = await chosen(trx, call, call.body.ids)
    if (articles.some(({ state }) => state !== '3')) fail(texts.notPublished)
    await rows.setOffline(trx, articles, call.session.username)
    await tellSubmitters(trx, call, articles, texts.offlineNews)
    return articles.length
  })
  return answer({ message: texts.offline(count) })
}
