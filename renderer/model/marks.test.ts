import { expect, it } from 'vitest'
import { withMarks } from './marks'

it.each([
  ['#{sysUserName}', '{{ user.realname }}'],
  ['#{sys_user_name}', '{{ user.realname }}'],
  ['#{ sys_org_code }', '{{ user.orgCode }}'],
  ['第 #{date} 号 #{sysUserCode}', '第 {{ today() }} 号 {{ user.username }}'],
  ['#{time} #{datetime} #{sysUserId}', '{{ slice(now(), 11) }} {{ now() }} {{ user.id }}'],
  ['#{sysusername} #{nothing}', '#{sysusername} #{nothing}'],
  ['no mark', 'no mark'],
])('%s becomes %s', (text, template) => {
  expect(withMarks(text)).toBe(template)
})
