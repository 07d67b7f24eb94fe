import { inLanguages } from '../../model/language'

/** What people read of citations. */
export const texts = inLanguages(
  {
    name: '引用',
    choose: '选择引用的文档',
    search: '检索',
    searchHint: '标题或正文中的词',
    title: '标题',
    page: '页',
    passage: '命中的文字',
    type: '类型',
    company: '所属企业',
    wrong: '不是文档引用',
    gone: '无权查看或已删除的文档',
    onPage: (name: string, page: number) => `${name}（第${page}页）`,
  },
  {
    name: 'citations',
    choose: 'Choose documents to cite',
    search: 'Search',
    searchHint: 'Words of a title or a text',
    title: 'Title',
    page: 'Page',
    passage: 'Passage',
    type: 'Type',
    company: 'Company',
    wrong: 'This is no citation of a document',
    gone: 'A document that is gone or not yours to read',
    onPage: (name, page) => `${name} (page ${page})`,
  },
)
