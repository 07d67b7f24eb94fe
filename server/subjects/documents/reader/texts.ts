import { inLanguages } from '../../../../renderer/core'

export const texts = inLanguages(
  {
    none: '文档不存在，或没有查看权限',
    noNote: '批注不存在，或已被删除',
    notOwn: '只能修改或删除自己的批注',
    noText: '请填写批注内容',
    noPage: '文档没有这一页',
    badPlace: '请选择一段文字，最多2000个字符',
    movedPlace: '文档已重新处理，选中的文字不在原处，请刷新后重新选择',
    answered: '该批注已有他人回复，不能改为仅自己可见',
    removed: '批注已删除',
    watermarks: { public: '公开文档加水印', internal: '内部文档加水印', secret: '秘密文档加水印' },
    watermarkHelp: '阅读和打印时显示阅读人和时间；下载的原文不含水印',
  },
  {
    none: 'There is no such document, or you may not see it',
    noNote: 'There is no such note any more',
    notOwn: 'Only own notes can be changed or removed',
    noText: 'Please write something',
    noPage: 'The document has no such page',
    badPlace: 'Please choose a text of at most 2000 characters',
    movedPlace: 'The document was read anew and the chosen text is no longer there. Please reload and choose again',
    answered: 'Others have answered this note, so that it cannot be made private',
    removed: 'The note is removed',
    watermarks: {
      public: 'Watermark on public documents',
      internal: 'Watermark on internal documents',
      secret: 'Watermark on secret documents',
    },
    watermarkHelp: 'Shows who reads and when, on the screen and on paper; a downloaded file has none',
  },
)
