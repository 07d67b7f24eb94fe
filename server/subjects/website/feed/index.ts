import type { ContentArticle, ContentArticleHead } from '../../../generated/operations'
import type { CallOf } from '../../../http/module'
import { cleanHtml } from '../../../util/html'
import { describeFiles } from '../../files'
import { nameOfSystem } from '../../settings'
import { atomFeed } from './atom'
import { firstFile, heldFiles, heldPictures, withPublicAddresses } from './held-files'
import { addressOf, gone, inPublic, type PublicCall, shared, sharedFile, sharedText } from './public'
import * as rows from './repository'

const DEFAULT_SIZE = 10
const FEED_SIZE = 50

/** The address of a kind of file of an article at its place. */
const fileAddress = (call: PublicCall, id: string, kind: 'picture' | 'file', no: number) => addressOf(call, `article/${id}/${kind}/${no}`)

function headOf(call: PublicCall, { id, cover, tags, ...article }: rows.PublishedArticle): ContentArticleHead {
  return {
    id,
    title: article.title,
    column: article.column,
    columnTitle: article.columnTitle,
    summary: article.summary,
    cover: firstFile(cover) ? fileAddress(call, id, 'picture', 0) : null,
    source: article.source,
    author: article.author,
    tags: (tags ?? '').split(/[,，、;；\s]+/).filter(Boolean),
    pinned: article.pinned,
    publishTime: article.publishTime,
  }
}

async function textOf(call: PublicCall, trx: rows.Trx, article: rows.PublishedText): Promise<ContentArticle> {
  const paths = heldFiles(article)
  const facts = await describeFiles(trx, paths)
  const files = paths.flatMap((path, no) => {
    const file = facts.get(path)
    return file ? [{ name: file.name, size: file.size, address: fileAddress(call, article.id, 'file', no) }] : []
  })
  const body = withPublicAddresses(article, (kind, no) => fileAddress(call, article.id, kind, no))
  return { ...headOf(call, article), body: await cleanHtml(body), files }
}

const columns = (call: CallOf<'contentColumns'>) => inPublic(call, async trx => shared(call, await rows.openColumns(trx)))

const articles = (call: CallOf<'contentArticles'>) =>
  inPublic(call, async trx => {
    const { column, pageNo = 1, pageSize = DEFAULT_SIZE } = call.query
    if (column !== undefined && !(await rows.openColumns(trx)).some(({ code }) => code === column)) return gone()
    const total = await rows.countPublished(trx, column)
    const found = await rows.publishedArticles(trx, { column, pageNo, pageSize, pinned: true })
    const records = found.map(article => headOf(call, article))
    return shared(call, { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) })
  })

const foundArticle = async (trx: rows.Trx, id: string) => (await rows.publishedArticle(trx, id)) ?? gone()

const article = (call: CallOf<'contentArticle'>) =>
  inPublic(call, async trx => shared(call, await textOf(call, trx, await foundArticle(trx, call.params.id))))

const articlePicture = (call: CallOf<'contentArticlePicture'>) =>
  inPublic(call, async trx => sharedFile(call, trx, heldPictures(await foundArticle(trx, call.params.id))[call.params.no], true))

const articleFile = (call: CallOf<'contentArticleFile'>) =>
  inPublic(call, async trx => sharedFile(call, trx, heldFiles(await foundArticle(trx, call.params.id))[call.params.no], false))

const slides = (call: CallOf<'contentSlides'>) =>
  inPublic(call, async trx => {
    const shown = await rows.shownSlides(trx)
    return shared(
      call,
      shown.map(({ id, title, link }) => ({ title, picture: addressOf(call, `slide/${id}/picture`), link })),
    )
  })

const slidePicture = (call: CallOf<'contentSlidePicture'>) =>
  inPublic(call, async trx => {
    const slide = (await rows.shownSlides(trx)).find(({ id }) => id === call.params.id) ?? gone()
    return sharedFile(call, trx, firstFile(slide.picture), true)
  })

const links = (call: CallOf<'contentLinks'>) =>
  inPublic(call, async trx => {
    const shown = await rows.shownLinks(trx)
    return shared(
      call,
      shown.map(({ id, name, address, logo }) => ({ name, address, logo: firstFile(logo) ? addressOf(call, `link/${id}/logo`) : null })),
    )
  })

const linkLogo = (call: CallOf<'contentLinkLogo'>) =>
  inPublic(call, async trx => {
    const link = (await rows.shownLinks(trx)).find(({ id }) => id === call.params.id) ?? gone()
    return sharedFile(call, trx, firstFile(link.logo), true)
  })

const feed = (call: CallOf<'contentFeedXml'>) =>
  inPublic(call, async trx => {
    const found = await rows.publishedArticles(trx, { pageNo: 1, pageSize: FEED_SIZE, pinned: false })
    const entries = found.map(({ columnTitle, ...one }) => ({
      ...one,
      column: columnTitle,
      address: addressOf(call, `article/${one.id}`),
    }))
    const text = atomFeed(nameOfSystem(call.catalog.settings), call.query.tenant ?? 0, addressOf(call, 'feed.xml'), entries)
    return sharedText(call, text, 'feed.xml', 'application/atom+xml; charset=utf-8')
  })

/** What everybody reads of what is published, by operation. */
export const feedHandlers = {
  contentColumns: columns,
  contentArticles: articles,
  contentArticle: article,
  contentArticlePicture: articlePicture,
  contentArticleFile: articleFile,
  contentSlides: slides,
  contentSlidePicture: slidePicture,
  contentLinks: links,
  contentLinkLogo: linkLogo,
  contentFeedXml: feed,
}
