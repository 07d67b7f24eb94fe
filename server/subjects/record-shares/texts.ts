import { inLanguages } from '../../../renderer/core'

/** Texts of shares of records. */
export const texts = inLanguages(
  {
    notYours: '记录不存在，或没有共享权限',
    noOne: '请选择共享给谁',
    unknown: '共享的用户、部门或角色不存在',
    over: '有效期至不能早于今天',
    tooMany: (most: number) => `一条记录最多共享${most}项`,
    added: '共享成功',
    removed: '已撤销共享',
    told: (who: string) => `${who}与您共享了一条记录`,
    gone: '该共享不存在，或已撤销',
  },
  {
    notYours: 'There is no such record, or you may not share it',
    noOne: 'Please choose whom to share it with',
    unknown: 'A user, department or role to share with does not exist',
    over: 'The last day must not be over',
    tooMany: most => `A record has ${most} shares at most`,
    added: 'Shared',
    removed: 'No longer shared',
    told: who => `${who} shared a record with you`,
    gone: 'There is no such share, or it was withdrawn',
  },
)
