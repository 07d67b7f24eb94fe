import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import areas from '../../../schemas/areas/generated/areas.json'
import { definition } from './definition'

describe('a place without the data', () => {
  it.each([
    ['440305', '440305', '440305'],
    [440305, '440305', '440305'],
    ['', '', null],
  ])('reads %o as "%s"', (wire, text, back) => {
    const at = { settings: { level: 'district', anyLevel: false, store: 'code', root: '86' } as const, options: [] }
    const value = definition.codec.decode(wire, at)
    expect([definition.codec.text(value, at), definition.codec.encode(value, at)]).toEqual([text, back])
    expect([definition.codec.fromText('440305', at), definition.codec.fromText('南山区', at)]).toEqual(['440305', undefined])
  })
})

describe('places that cannot be loaded', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => void vi.doUnmock('../../../schemas/areas/generated/areas.json'))

  it('can be asked for again', async () => {
    let broken = true
    vi.doMock('../../../schemas/areas/generated/areas.json', () => {
      if (broken) throw new Error('断了')
      return { default: areas }
    })
    const { knownAreas, loadAreas } = await import('./areas')
    await loadAreas()
    expect(knownAreas()).toEqual({ table: undefined, failed: true })
    broken = false
    vi.resetModules()
    const again = await import('./areas')
    await again.loadAreas()
    expect(again.knownAreas().failed).toBe(false)
  })
})
