import { inLanguages } from '../../../../renderer/core'

/** Texts of the second factor. */
export const texts = inLanguages(
  {
    off: '系统未启用动态口令',
    notOffered: '当前账号无需使用动态口令',
    enabledAlready: '动态口令已启用',
    notEnabled: '尚未启用动态口令',
    required: '系统要求使用动态口令，不能停用',
    passwordWrong: '密码错误',
    codeWrong: '动态口令错误',
    over: '登录验证已失效，请重新登录',
    enabled: '动态口令启用成功！',
    disabled: '动态口令已停用！',
    renewed: '恢复码已更新！',
    reset: '动态口令已重置！',
    noUser: '用户不存在！',
  },
  {
    off: 'One-time codes are switched off in this system',
    notOffered: 'This account needs no one-time codes',
    enabledAlready: 'One-time codes are in use already',
    notEnabled: 'One-time codes are not in use yet',
    required: 'This system asks for one-time codes; they cannot be switched off',
    passwordWrong: 'The password is wrong',
    codeWrong: 'The one-time code is wrong',
    over: 'This sign-in took too long. Please sign in again',
    enabled: 'One-time codes are in use now!',
    disabled: 'One-time codes are switched off!',
    renewed: 'There are new recovery codes!',
    reset: 'The one-time codes were reset!',
    noUser: 'There is no such user!',
  },
)
