import { expect, it } from 'vitest'
import { ADMIN } from '../../../tests/helpers/server'
import { mustAt, openTwoServers, signInAt } from '../../../tests/helpers/server-processes'

const servers = openTwoServers()

it('two processes number from one series', async () => {
  const [first = '', second = ''] = servers.map(({ url }) => url)
  const { token } = await signInAt(first, ADMIN.username, ADMIN.password)
  const rule = { ruleName: '跨进程', ruleCode: 'across', ruleClass: 'format', ruleParams: '{"format":"P{000}"}' }
  await mustAt(first, token, 'POST', '/sys/fillRule/add', rule)
  const calls = Array.from({ length: 40 }, (_, at) =>
    mustAt<string>(at % 2 === 0 ? first : second, token, 'PUT', '/sys/fillRule/executeRuleByCode/across', {}),
  )
  expect((await Promise.all(calls)).sort()).toEqual(Array.from({ length: 40 }, (_, at) => `P${String(at + 1).padStart(3, '0')}`))
})
