import { pngOf } from '../../helpers/pictures'
import type { Maker, Request } from './requests'
import type { World } from './world'

/** An article in a state, with a picture and an attachment. */
async function article(world: World, state: 'draft' | 'pending' | 'published'): Promise<string> {
  const picture = await upload(world)
  const { id } = await world.make('/website/article', { cover: picture, files: picture })
  if (state !== 'draft') await world.admin.post('/website/article/submit', { ids: id })
  if (state === 'published') await world.admin.post('/website/article/review', { ids: id, passed: true })
  return id
}

async function upload(world: World): Promise<string> {
  return (await world.admin.upload('/sys/common/upload', { name: 'a.png', content: pngOf(8, 8) }, { biz: 'image' })).body.message
}

async function openWebsite(world: World): Promise<void> {
  const [setting] = await world.rows("select id from sys_setting where code = 'website.tenants'")
  const { body } = await world.admin.put('/sys/setting/edit', { id: setting?.id, given: { value: '0' } })
  if (!body.success) throw new Error(body.message)
}

/** A request for what is public of the system's own tenant, by what it names. */
const open =
  (params: (world: World) => Promise<NonNullable<Request['params']>> = async () => ({})): Maker =>
  async world => {
    await openWebsite(world)
    return { params: await params(world) }
  }

/** Requests for the review of articles, and for what everybody reads of them. */
export const website: Readonly<Record<string, Maker>> = {
  websiteArticleSubmit: async world => ({ body: { ids: await article(world, 'draft') } }),
  websiteArticleReview: async world => ({ body: { ids: await article(world, 'pending'), passed: true } }),
  websiteArticleOffline: async world => ({ body: { ids: await article(world, 'published') } }),
  contentColumns: open(),
  contentArticles: open(),
  contentArticle: open(async world => ({ id: await article(world, 'published') })),
  contentArticlePicture: open(async world => ({ id: await article(world, 'published'), no: '0' })),
  contentArticleFile: open(async world => ({ id: await article(world, 'published'), no: '0' })),
  contentSlides: open(),
  contentSlidePicture: open(async world => ({
    id: (await world.make('/website/slide', { enabled: 'Y', picture: await upload(world) })).id,
  })),
  contentLinks: open(),
  contentLinkLogo: open(async world => ({ id: (await world.make('/website/link', { logo: await upload(world) })).id })),
  contentFeedXml: open(),
}
