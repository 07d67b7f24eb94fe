import type { WidgetType } from '../../../renderer/index'
import { type NoSettings, noSettings } from '../no-settings'

/** All parts of a portal come together: a page shows most of them. */
const parts = () => import('./parts')

/** The widgets of this area, loaded when the first of them is drawn: each shows what `GET /content/…` answers. */
export const websiteWidgets: readonly WidgetType<NoSettings>[] = [
  /** Slides one after the other. */
  {
    widget: 'websiteSlides',
    title: '轮播图',
    settings: noSettings,
    data: 'rows',
    height: 360,
    load: async () => (await parts()).WebsiteSlides,
  },
  /** Columns with their newest articles; the block's `tenant`. */
  {
    widget: 'websiteColumns',
    title: '栏目',
    settings: noSettings,
    data: 'rows',
    height: 400,
    load: async () => (await parts()).WebsiteColumns,
  },
  /** Links to other websites with their logos. */
  {
    widget: 'websiteLinks',
    title: '友情链接',
    settings: noSettings,
    data: 'rows',
    height: 80,
    load: async () => (await parts()).WebsiteLinks,
  },
  /** One article. */
  {
    widget: 'websiteArticle',
    title: '文章',
    settings: noSettings,
    data: 'record',
    height: 480,
    load: async () => (await parts()).WebsiteArticle,
  },
]
