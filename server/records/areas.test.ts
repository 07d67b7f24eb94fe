import { describe, expect, it } from 'vitest'
import { entityRegistry, loadEntity } from '../../renderer/core'
import { createCatalog } from '../app/catalog'
import { labelTexts, type Trx } from '../query'
import { sheetColumns } from '../sheets/records/columns'
import { declareAreas } from './areas'

const text = JSON.stringify({
  title: '机构',
  table: 'office',
  perm: 'office:',
  fields: { place: { title: '所在地', type: 'area' }, city: { title: '城市', type: 'area', props: { level: 'city', store: 'text' } } },
})

describe('places of an entity', () => {
  const { entity, issues } = loadEntity({ file: 'office.json', text, registry: entityRegistry })

  const catalog = createCatalog()
  declareAreas(catalog)

  it('name where their texts are', async () => {
    expect(issues).toEqual([])
    const labels = entity?.fields.find(({ name }) => name === 'place')?.labels ?? ''
    expect([...(await labelTexts({ catalog } as Trx, labels, ['440305', '110101']))]).toEqual([
      ['440305', '广东省/深圳市/南山区'],
      ['110101', '北京市/北京市/东城区'],
    ])
  })

  it('are written into workbooks by name and read out of them', () => {
    if (!entity) throw new Error('no entity')
    const [place, city] = sheetColumns(entity, 'import', new Map())
    expect([place?.cell({ place: '440305' }), city?.cell({ city: '广东省/深圳市' })]).toEqual(['广东省/深圳市/南山区', '广东省/深圳市'])
    expect([place?.read('广东省深圳市南山区'), place?.read('110101'), city?.read('广东深圳市'), city?.read('广东省深圳市')]).toEqual([
      { wire: '440305' },
      { wire: '110101' },
      { message: '城市：“广东深圳市”无法识别' },
      { wire: '广东省/深圳市' },
    ])
  })
})
