import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtInRegistry, loadScreen, parseDefinition, sourceBase } from '../../renderer/core'
import { byId, readFiles } from '../../scripts/screens/files'

const files = readFiles(join(import.meta.dirname, '../..'))
const entities = byId(files, 'schemas/entities')
const screens = [...byId(files, 'schemas/screens')].map(([id, definition]) => {
  const entity = entities.get(sourceBase(parseDefinition(definition))?.slice(1) ?? '')
  return { id, screen: loadScreen({ id, ...definition, ...(entity && { entity }), registry: builtInRegistry }).screen }
})

it('says what comes into every list that has no button to add a row', () => {
  const silent = screens.flatMap(({ id, screen }) => {
    if (screen?.kind !== 'list' || screen.list.empty !== undefined) return []
    return screen.list.toolbar.some(({ name, icon }) => name === 'add' || icon === 'plus') ? [] : [id]
  })
  expect(silent).toEqual([])
})
