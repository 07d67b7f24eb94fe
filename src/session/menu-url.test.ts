import { expect, it } from 'vitest'
import { resolveMenuUrl } from './menu-url'

const values = { tenantId: '7', userId: 'u/1', username: '李四', orgCode: 'A01', lang: 'zh-CN' }

it.each([
  ['https://bi.test/board', { url: 'https://bi.test/board' }],
  ['https://bi.test/?tenant={tenantId}&u=${userId}', { url: 'https://bi.test/?tenant=7&u=u%2F1' }],
  ['https://bi.test/{{ username }}', { url: 'https://bi.test/%E6%9D%8E%E5%9B%9B' }],
  ["{{ window._CONFIG['domianURL'] }}/druid/", { url: '/jeecg-boot/druid/' }],
  ['/docs', { url: '/docs' }],
  ['https://evil.test/?t={token}', { problem: '未知的占位符：token' }],
  ['https://evil.test/{{ alert(1) }}', { problem: '未知的占位符：alert(1)' }],
  ['https://evil.test/{constructor}', { problem: '未知的占位符：constructor' }],
  ['javascript:alert(1)', { problem: '地址不正确：javascript:alert(1)' }],
  ['//evil.test', { problem: '地址不正确：//evil.test' }],
  ['/\\evil.test', { problem: '地址不正确：/\\evil.test' }],
  ['', { problem: '地址不正确：' }],
])('makes of %j %j', (template, wanted) => {
  expect(resolveMenuUrl(template, values)).toEqual(wanted)
})
