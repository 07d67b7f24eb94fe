import { expect, it } from 'vitest'
import { parseTemplate } from '../../renderer/core'
import { entity, field } from '../../tests/helpers/entities'
import { checkRecord } from './check'
import type { GivenRecord } from './check-context'

const parsed = parseTemplate('pending')
const pending = 'template' in parsed ? parsed.template : expect.fail('no template')
const thing = entity([
  field({ name: 'name', title: '标题' }),
  field({ name: 'state', title: '状态', saved: false, default: pending }),
  field({ name: 'pages', title: '页数', saved: false }),
])

async function check(given: GivenRecord, stored?: GivenRecord) {
  const seen: GivenRecord[] = []
  const checked = await checkRecord(thing, given, {
    writer: { id: '1', username: 'lisi', realname: '李四', orgCode: null, roles: [], rights: [] },
    taken: async () => undefined,
    byCode: async () => undefined,
    exists: async () => undefined,
    firstAbsent: async () => undefined,
    firstRefusedFile: async () => undefined,
    options: new Map(),
    ownCheck: record => {
      seen.push({ ...record })
      return []
    },
    ...(stored && { stored }),
  })
  return { values: 'values' in checked ? Object.fromEntries(checked.values) : checked.messages, seen: seen[0] }
}

it('what the server alone writes begins with its default, whatever a caller gives', async () => {
  const { values } = await check({ name: '合同', state: 'ready', pages: '9' })
  expect(values).toEqual({ name: '合同', state: 'pending', pages: null })
})

it('and is seen by rules as it stands, and not written back by a change', async () => {
  const { values, seen } = await check({ name: '合同二', state: 'failed' }, { name: '合同', state: 'working', pages: '3' })
  expect(values).toEqual({ name: '合同二' })
  expect(seen).toEqual({ name: '合同二', state: 'working', pages: '3' })
})
