import { inLanguages } from '../../../renderer/contract'

/** What people read on the pages of a website. */
export const texts = inLanguages(
  {
    slides: '轮播图',
    previous: '上一张',
    next: '下一张',
    slide: (no: number, title: string) => `第${no}张：${title}`,
    noSlides: '还没有轮播图',
    noColumns: '还没有栏目',
    noArticles: '还没有文章',
    noLinks: '还没有友情链接',
    failed: '文章读取失败',
    pinned: '置顶',
    source: (name: string) => `来源：${name}`,
    author: (name: string) => `作者：${name}`,
    files: '附件',
  },
  {
    slides: 'Slides',
    previous: 'Previous slide',
    next: 'Next slide',
    slide: (no, title) => `Slide ${no}: ${title}`,
    noSlides: 'There are no slides yet',
    noColumns: 'There are no sections yet',
    noArticles: 'There are no articles yet',
    noLinks: 'There are no links yet',
    failed: 'The articles could not be read',
    pinned: 'Pinned',
    source: name => `Source: ${name}`,
    author: name => `Author: ${name}`,
    files: 'Attachments',
  },
)
