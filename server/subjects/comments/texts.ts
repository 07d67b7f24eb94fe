import { inLanguages } from '../../../renderer/core'

/** What people read of comments. */
export const texts = inLanguages(
  {
    added: '评论成功!',
    deleted: '删除成功!',
    empty: '请输入评论内容',
    noRecord: '该记录不存在，或您无权查看',
    notYours: '只能操作自己的评论',
    otherRecord: '被回复的评论不属于该记录',
    tooManyFiles: (most: number) => `一条评论最多${most}个附件`,
    noFile: '未上传任何文件',
    noSuchFile: '附件不存在',
    badPage: '页面地址不正确',
    mentioned: (who: string) => `${who}在评论中提到了您`,
    answered: (who: string) => `${who}回复了您的评论`,
  },
  {
    added: 'Added',
    deleted: 'Deleted',
    empty: 'Please write a comment',
    noRecord: 'This record does not exist, or you may not see it',
    notYours: 'Only own comments can be changed',
    otherRecord: 'The comment that is answered belongs to another record',
    tooManyFiles: most => `A comment carries ${most} files at most`,
    noFile: 'No file was uploaded',
    noSuchFile: 'There is no such file',
    badPage: 'This is no address of a page',
    mentioned: who => `${who} mentioned you in a comment`,
    answered: who => `${who} answered your comment`,
  },
)
