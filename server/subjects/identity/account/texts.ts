import { inLanguages } from '../../../../renderer/core'

/** Texts of registration and of forgotten passwords, word for word from the specification. */
export const texts = inLanguages(
  {
    closed: '系统未开放注册，请联系管理员！',
    registered: '注册成功',
    phoneTaken: '该手机号已注册',
    emailTaken: '邮箱已被注册',
    badPhone: '请输入正确的手机号码!',
    badEmail: '请输入正确的邮箱地址!',
    codeWrong: '手机验证码错误',
    severalAccounts: '该手机号绑定了多个账号，请联系管理员重置密码',
    notFound: '验证失败',
    passwordReset: '密码重置完成！',
    resetFailed: '重置密码失败！',
    codeGone: '短信验证码失效！',
    codeDiffers: '短信验证码不匹配！',
  },
  {
    closed: 'Registration is closed. Please ask the administrator!',
    registered: 'Registered',
    phoneTaken: 'This mobile number is registered already',
    emailTaken: 'This e-mail address is registered already',
    badPhone: 'Please enter a valid mobile number!',
    badEmail: 'Please enter a valid e-mail address!',
    codeWrong: 'The code is wrong',
    severalAccounts: 'Several accounts have this mobile number. Please ask the administrator for a new password',
    notFound: 'This could not be confirmed',
    passwordReset: 'The password was reset!',
    resetFailed: 'The password could not be reset!',
    codeGone: 'The code is no longer valid!',
    codeDiffers: 'The code is not the one that was sent!',
  },
)
