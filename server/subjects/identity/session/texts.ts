import { inLanguages } from '../../../../renderer/core'

/** Texts of what a signed-in person does with their own session, word for word from the specification. */
export const texts = inLanguages(
  {
    found: '查询成功',
    passwordChanged: '密码重置成功!',
    oldPasswordWrong: '旧密码输入错误!',
    newPasswordEmpty: '新密码不允许为空!',
    passwordsDiffer: '两次输入密码不一致!',
    samePassword: '一次性密码不能继续使用，请设置新的密码',
    sameOldPassword: '密码已到期，请设置与当前不同的密码',
    onlyOwnPassword: '只允许修改自己的密码！',
    notMember: '您不属于该部门，不能切换！',
  },
  {
    found: 'Found',
    passwordChanged: 'The password was changed!',
    oldPasswordWrong: 'The old password is wrong!',
    newPasswordEmpty: 'The new password must not be empty!',
    passwordsDiffer: 'The two passwords differ!',
    samePassword: 'A one-time password cannot be kept: please choose another one',
    sameOldPassword: 'The password is too old to be kept: please choose another one',
    onlyOwnPassword: 'You can change only your own password!',
    notMember: 'You do not belong to this department!',
  },
)

/** Written to the log, which is kept in Chinese. */
export const LOG_VISITED = '访问系统'
