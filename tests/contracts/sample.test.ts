import { expect, it } from 'vitest'
import { operations } from './support/contracts'
import { isDrawn, touchedBy, triedOf } from './support/sample'

const drawnBy = (seed: string) => operations.filter(({ id }) => isDrawn(seed, id)).map(({ id }) => id)

it('a seed draws about one operation in eight, always the same ones; another seed draws others', () => {
  const first = drawnBy('a')
  expect(first).toEqual(drawnBy('a'))
  expect(first).not.toEqual(drawnBy('b'))
  expect(first.length / operations.length).toBeGreaterThan(1 / 16)
  expect(first.length / operations.length).toBeLessThan(1 / 4)
})

it('a changed contract touches its operations, a changed room those that it handles', () => {
  const byContract = touchedBy(['schemas/api/knowledge.json'])
  expect([...byContract].every(id => /knowledge/i.test(id))).toBe(true)
  expect(byContract.size).toBeGreaterThan(0)
  const byRoom = touchedBy(['server/subjects/roles/index.ts'])
  expect(byRoom).toContain('sysRoleList')
  expect(byRoom).not.toContain('sysTenantList')
  expect(touchedBy(['README.md', 'renderer/list/list.tsx', 'server/subjects/gone/index.ts'])).toEqual(new Set())
})

it('all touched operations are tried, of very many a part', () => {
  const ids = operations.map(({ id }) => id)
  const few = new Set(ids.slice(0, 20))
  expect(triedOf('a', few)).toEqual(few)
  const many = triedOf('a', new Set(ids))
  expect(many).toEqual(triedOf('a', new Set(ids)))
  expect(many).not.toEqual(triedOf('b', new Set(ids)))
  expect(many.size / ids.length).toBeGreaterThan(1 / 8)
  expect(many.size / ids.length).toBeLessThan(1 / 4)
})
