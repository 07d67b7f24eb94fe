import { inLanguages } from '../../../../renderer/core'

/** Texts of signing in by the accounts of others, word for word from the specification where it has them. */
export const texts = inLanguages(
  {
    noProvider: '第三方登录未配置，请联系管理员！',
    noCas: '单点登录未配置，请联系管理员！',
    /** What the pop-up shows. */
    failed: '登录失败',
    over: '登录验证已失效，请重新登录',
    created: '注册成功',
    closed: '系统未开放注册，请联系管理员！',
    checkFailed: '校验失败',
    userMissing: '用户未找到',
    passwordWrong: '密码不正确',
    codeWrong: '手机验证码错误',
    severalAccounts: '该手机号绑定了多个账号，请使用账号密码绑定',
    unknownPhone: '该用户不存在或未绑定手机号',
    ticketMissing: '单点登录参数不完整，请重新登录',
    ticketForeign: '单点登录地址不正确，请重新登录',
    ticketInvalid: '单点登录票据无效，请重新登录',
    casAway: '单点登录服务暂不可用，请稍后再试',
    unknownUser: '该用户不存在，请注册',
    bound: '绑定成功！',
    unbound: '解除绑定成功！',
    notBound: '您未绑定该账号',
    boundAlready: '您已绑定该类账号，请先解除绑定',
    boundElsewhere: '该账号已绑定其他用户',
    lastWay: '这是您唯一的登录方式，不能解除绑定；请先设置密码',
  },
  {
    noProvider: 'Signing in with another account is not set up. Please ask the administrator!',
    noCas: 'Single sign-on is not set up. Please ask the administrator!',
    failed: 'Signing in failed',
    over: 'This sign-in took too long. Please sign in again',
    created: 'Registered',
    closed: 'Registration is closed. Please ask the administrator!',
    checkFailed: 'This could not be confirmed',
    userMissing: 'There is no such user',
    passwordWrong: 'The password is wrong',
    codeWrong: 'The code is wrong',
    severalAccounts: 'Several accounts have this mobile number. Please bind one by its account and password',
    unknownPhone: 'There is no such user, or no mobile number is bound to the account',
    ticketMissing: 'Single sign-on is incomplete. Please sign in again',
    ticketForeign: 'Single sign-on came from a wrong address. Please sign in again',
    ticketInvalid: 'The ticket of single sign-on is not valid. Please sign in again',
    casAway: 'Single sign-on is not available. Please try again later',
    unknownUser: 'There is no such user. Please register',
    bound: 'Bound',
    unbound: 'No longer bound',
    notBound: 'You have not bound this account',
    boundAlready: 'You have bound such an account already; unbind it first',
    boundElsewhere: 'This account is bound to somebody else',
    lastWay: 'This is your only way to sign in and cannot be removed; set a password first',
  },
)

/** What the pop-up posts: words of the family's protocol, in any language. */
export const POSTED_FAILURE = '登录失败'
export const POSTED_BINDING = (uuid: string) => `绑定手机号,${uuid}`
