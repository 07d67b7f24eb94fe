import { inLanguages } from '../../../../renderer/core'

/** Texts of phones and their codes, word for word from the specification, blanks included. */
export const texts = inLanguages(
  {
    notConfigured: ' 短信接口未配置，请联系管理员！',
    empty: '手机号不允许为空！',
    badPhone: '请输入正确的手机号码!',
    registered: '您的手机号已经注册，请直接登录或找回密码。如非本人操作，请忽略。',
    closed: '系统未开放注册，请联系管理员！',
    notSent: '短信验证码发送失败,请稍后重试',
    codeWrong: '手机验证码错误',
    severalAccounts: '该手机号绑定了多个账号，请使用账号密码登录',
    message: (code: string) => `您的验证码是${code}，10分钟内有效，请勿告诉他人。`,
  },
  {
    notConfigured: 'Text messages are not set up. Please ask the administrator!',
    empty: 'The mobile number must not be empty!',
    badPhone: 'Please enter a valid mobile number!',
    registered: 'This mobile number is registered already. Please sign in, or set a new password. If this was not you, ignore it.',
    closed: 'Registration is closed. Please ask the administrator!',
    notSent: 'The code could not be sent. Please try again later',
    codeWrong: 'The code is wrong',
    severalAccounts: 'Several accounts have this mobile number. Please sign in with account and password',
    message: code => `Your code is ${code}. It is valid for 10 minutes. Do not tell it to anybody.`,
  },
)
