import { expect, it } from 'vitest'
import { CATALOGUE, type Failure, reactionTo } from './error-catalogue'

const staff = { signedIn: true, outdated: false, onLoginPage: false }
const nobody = { signedIn: false, outdated: false, onLoginPage: true }
const former = { signedIn: false, outdated: true, onLoginPage: true }
const another = { signedIn: true, outdated: true, onLoginPage: false }

const situations: [string, Failure, string, string][] = [
  // situation                      failure                                                               reaction       text
  ['no answer', { status: 0, message: '', ...staff }, 'unreachable', '无法连接服务器，请检查网络后重试'],
  ['403', { status: 403, message: '', ...staff }, 'notice', '拒绝访问'],
  ['403 with our envelope', { status: 403, code: 510, message: '没有权限，请联系管理员授权', ...staff }, 'notice', '拒绝访问'],
  ['404', { status: 404, message: 'Not Found', ...staff }, 'notice', '很抱歉，资源未找到!'],
  ['504', { status: 504, message: '', ...staff }, 'notice', '网络超时'],
  ['401', { status: 401, message: 'Token失效，请重新登录!', ...staff }, 'leave', '未授权，请重新登录'],
  ['401 without a session', { status: 401, message: '', ...nobody }, 'notice', '未授权，请重新登录'],
  ['500, Token失效', { status: 500, message: 'Token失效，请重新登录', ...staff }, 'expired', 'Token失效，请重新登录'],
  ['500, Token失效 without a token', { status: 500, message: 'Token失效，请重新登录', ...nobody }, 'notice', 'Token失效，请重新登录'],
  [
    '500, Token失效 on the login page',
    { status: 500, message: 'Token失效，请重新登录', signedIn: true, outdated: false, onLoginPage: true },
    'notice',
    'Token失效，请重新登录',
  ],
  ['401 for whoever has signed out since', { status: 401, message: '', ...former }, 'caller', '未授权，请重新登录'],
  [
    '500, Token失效, for whoever was here before',
    { status: 500, message: 'Token失效，请重新登录', ...another },
    'caller',
    '未授权，请重新登录',
  ],
  ['500 of another kind', { status: 500, message: '内部错误', ...staff }, 'notice', '内部错误'],
  ['a status without words', { status: 502, message: '', ...staff }, 'notice', '请求失败（502）'],
  ['429 with an envelope', { status: 429, code: 429, message: '请求过于频繁', ...staff }, 'notice', '请求过于频繁'],
  ['code 510', { status: 200, code: 510, message: '没有权限，请联系管理员授权', ...staff }, 'warning', '没有权限，请联系管理员授权'],
  [
    'a changed row',
    { status: 200, code: 409, message: '数据已被他人修改，请刷新后重试', ...staff },
    'caller',
    '数据已被他人修改，请刷新后重试',
  ],
  ['a changed row with its status', { status: 409, code: 409, message: '数据已被他人修改', ...staff }, 'caller', '数据已被他人修改'],
  ['a business error', { status: 200, code: 500, message: '用户名或密码错误', ...staff }, 'caller', '用户名或密码错误'],
]

it.each(situations)('answers %s', (_situation, failure, react, text) => {
  expect(reactionTo(failure)).toEqual({ react, text })
})

it.each(CATALOGUE)('is tried for "$situation"', entry => {
  const decided = situations.map(([, failure]) => CATALOGUE.find(({ applies }) => applies(failure)))
  expect(decided).toContain(entry)
})
