import { describe, expect, it } from 'vitest'
import type { EntityModel } from '../../model/entity'
import { entityRegistry } from '../built-in-cells'
import { loadEntity } from '../load-text'
import { entityContract } from './contract'
import { linkOwners } from './owners'
import { entityPermissions } from './permissions'
import { hasOwners, linkWithin } from './within'

function load(definition: object): EntityModel {
  const whole = { title: '商品', perm: 'product:', ...definition }
  const { entity } = loadEntity({ file: 'schemas/entities/shop/my-product.json', text: JSON.stringify(whole), registry: entityRegistry })
  if (!entity) throw new Error('has issues')
  return entity
}

describe('an entity', () => {
  it.each([
    ['"a": "甲"', { a: '甲' }, { column: 'a', length: 255, precision: 0, scale: 0, unique: false, index: false, notNull: false }],
    ['an own length', { unitName: { title: '甲', length: 20, unique: true } }, { column: 'unit_name', length: 20, unique: true }],
    ['an unbounded text', { a: { length: 0 } }, { length: 0 }],
    ['a decimal', { a: { type: 'inputNumber' } }, { length: 0, precision: 18, scale: 2 }],
    ['an own scale', { a: { type: 'inputNumber', precision: 9, scale: 4 } }, { precision: 9, scale: 4 }],
    ['what is always required', { a: { required: true } }, { notNull: true }],
    ['what is required sometimes', { a: { required: "id == '1'" } }, { notNull: false }],
    ['what is required but not always shown', { a: { required: true, visible: "id == '1'" } }, { notNull: false }],
    ['what is queried', { a: { query: true } }, { index: true }],
  ])('keeps %s by its kind of value', (_what, fields, storage) => {
    expect(load({ fields }).fields[0]?.storage).toMatchObject(storage)
  })

  it('computes a field and does not keep it', () => {
    expect(load({ fields: { a: 'A', b: { value: "a + '!'" } } }).fields[1]?.storage).toBeUndefined()
  })

  it('gives what stands in a list of a form the length and the digits of its storage', () => {
    const { fields } = load({ fields: { a: { length: 20 }, b: { type: 'inputNumber', scale: 0 } } })
    expect(fields.map(field => field.settings)).toMatchObject([{ maxLength: 20 }, { precision: 0 }])
  })

  it('tells in forms what its column has no room for', () => {
    const { fields } = load({ fields: { a: { type: 'inputNumber', precision: 7, scale: 4 }, b: { type: 'inputNumber' } } })
    const [rule, ...more] = fields[0]?.rules ?? []
    expect(rule).toMatchObject({ rule: 'pattern', message: '数值超出范围（最多3位整数）' })
    expect([more, fields[1]?.rules]).toEqual([[{ rule: 'limits', decimals: 4 }], []])
  })

  it('has table, base and usual sort out of its id', () => {
    const { id, area, table, base, sort, owned } = load({ fields: { a: '甲' } })
    expect({ id, area, table, base, sort, owned }).toEqual({
      id: 'shop/my-product',
      area: 'shop',
      table: 'shop_my_product',
      base: '/shop/my-product',
      sort: { field: 'createTime', order: 'desc' },
      owned: false,
    })
  })

  it('asks for the rights of its operations, and for all rows where they have owners', () => {
    const rights = (owned: boolean) => entityPermissions(load({ fields: { a: '甲' }, owned })).map(({ right }) => right)
    expect(rights(false)).toEqual(['product:list', 'product:add', 'product:edit', 'product:delete', 'product:import', 'product:export'])
    expect(rights(true)).toContain('product:all')
  })
})

describe('an entity whose rows stand in those of another', () => {
  const fields = {
    product: { title: '商品', type: 'sel_entity', required: true, props: { source: '/shop/product', multiple: false } },
    box: { title: '箱', type: 'select', dict: 'shop_box,name,id', required: true },
    byName: { title: '货架', type: 'select', dict: 'shop_shelf,name,name', required: true },
    loose: { title: '备选', type: 'select', dict: 'shop_box,name,id' },
  }
  const read = (id: string, more: object) => {
    const text = JSON.stringify({ title: '商品', perm: `${id}:`, fields, ...more })
    return loadEntity({ file: `schemas/entities/shop/${id}.json`, text, registry: entityRegistry })
  }
  const entity = (id: string, more: object = {}) => read(id, more).entity as EntityModel

  it('names one by a field that each row has to fill', () => {
    const issuesOf = (within: string) => read('gift', { within }).issues.map(({ code }) => code)
    expect([issuesOf('product'), issuesOf('box')]).toEqual([[], []])
    for (const within of ['byName', 'loose']) expect(issuesOf(within), within).toEqual(['ENTITY_STORAGE'])
    expect(issuesOf('nothing')).toEqual(['SCREEN_UNKNOWN_FIELD'])
  })

  it('is linked with it by its base or its table, and with what that one stands in', () => {
    const [gift, box] = linkWithin([
      entity('gift', { within: 'box' }),
      entity('box', { within: 'product' }),
      entity('product', { owned: true }),
    ])
    expect(gift?.within?.above?.within?.above?.id).toBe('shop/product')
    expect([gift, box].map(one => one && hasOwners(one))).toEqual([true, true])
    expect(hasOwners(entity('other'))).toBe(false)
  })

  it('is refused where there is none, or a circle', () => {
    expect(() => linkWithin([entity('gift', { within: 'box' })])).toThrow('entity shop/gift: "within": "box" leads to no entity')
    const circle = [entity('box', { within: 'product' }), entity('product', { within: 'box' })]
    expect(() => linkWithin(circle)).toThrow('"within": "box" leads back to shop/box')
  })
})

describe('an entity that only the server writes', () => {
  it('is listed, read and exported, and asks for no other right', () => {
    const entity = load({ fields: { a: '甲' }, readonly: true })
    const { paths, components } = entityContract(entity)
    expect(Object.keys(paths)).toEqual(['/shop/my-product/list', '/shop/my-product/queryById', '/shop/my-product/exportXls'])
    expect(Object.keys(components.schemas)).toEqual(['ShopMyProduct'])
    expect(entityPermissions(entity).map(({ right }) => right)).toEqual(['product:list', 'product:export'])
  })
})

describe('the secrecy of an entity', () => {
  const issuesOf = (secrecy: string) => {
    const fields = { level: { title: '密级', required: true }, loose: '甲' }
    const text = JSON.stringify({ title: '商品', perm: 'product:', fields, secrecy })
    return loadEntity({ file: 'schemas/entities/shop/product.json', text, registry: entityRegistry }).issues.map(({ code }) => code)
  }
  it('is a field of it that every row has to fill', () => {
    expect([issuesOf('level'), issuesOf('loose'), issuesOf('none')]).toEqual([[], ['ENTITY_STORAGE'], ['SCREEN_UNKNOWN_FIELD']])
  })
})

describe('the owners of an entity', () => {
  const fields = {
    leader: { title: '组长', type: 'sel_user', props: { multiple: false } },
    byId: { title: '经办', type: 'sel_user', props: { store: 'id' } },
    name: '名称',
    project: { title: '项目', type: 'sel_entity', props: { source: '/audit/project', multiple: false } },
    projects: { title: '相关项目', type: 'sel_entity', props: { source: '/audit/project' } },
    free: { title: '公开项目', type: 'sel_entity', props: { source: '/audit/free', multiple: false } },
  }
  const read = (owners: object, owned = true, id = 'shop/product') => {
    const text = JSON.stringify({ title: '商品', perm: 'product:', fields, owned, owners })
    const environment = { owned: new Set(['/audit/project']) }
    return loadEntity({ id, file: `schemas/entities/${id}.json`, text, registry: entityRegistry, environment })
  }
  const issuesOf = (owners: object, owned = true) => read(owners, owned).issues.map(({ code }) => code)
  const entityOf = (owners: object, id: string) => {
    const { entity } = read(owners, true, id)
    if (entity === undefined) throw new Error(`${id} was not read.`)
    return entity
  }

  it('are named by fields of users and one of another entity with owners', () => {
    expect(issuesOf({ users: ['leader'], through: 'project' })).toEqual([])
    expect(issuesOf({ users: ['leader'] }, false)).toEqual(['ENTITY_OWNERS'])
    expect(issuesOf({ users: ['name', 'byId', 'nobody'] })).toEqual(['ENTITY_OWNERS', 'ENTITY_OWNERS', 'SCREEN_UNKNOWN_FIELD'])
    for (const through of ['leader', 'projects', 'free']) expect(issuesOf({ through }), through).toEqual(['ENTITY_OWNERS'])
  })

  it('are looked up where all entities are known: one that is missing, or leads back, is an error that names it', () => {
    const [below, project] = [entityOf({ through: 'project' }, 'shop/product'), entityOf({ users: ['leader'] }, 'audit/project')]
    expect(linkOwners([below, project])[0]?.owners?.above?.id).toBe('audit/project')
    expect(() => linkOwners([below])).toThrow('entity shop/product: "owners": "project" leads to no entity with owners')
    expect(() => linkOwners([entityOf({ through: 'project' }, 'audit/project')])).toThrow('leads back to audit/project')
  })
})

describe('what an entity is searched by', () => {
  const issuesOf = (search: object) => {
    const fields = { name: '名称', note: '说明', count: { title: '数量', type: 'inputNumber' } }
    const text = JSON.stringify({ title: '商品', perm: 'product:', fields, search })
    return loadEntity({ file: 'schemas/entities/shop/product.json', text, registry: entityRegistry }).issues.map(({ code }) => code)
  }
  it('stands in columns of texts', () => {
    const searches = [
      { title: 'name', body: ['note'] },
      { title: 'name' },
      { title: 'none' },
      { title: 'count' },
      { title: 'name', body: ['count', 'none'] },
      { body: ['note'] },
    ]
    expect(searches.map(issuesOf)).toEqual([
      [],
      [],
      ['SCREEN_UNKNOWN_FIELD'],
      ['ENTITY_STORAGE'],
      ['ENTITY_STORAGE', 'SCREEN_UNKNOWN_FIELD'],
      ['SCREEN_MISSING_KEY'],
    ])
  })
})

describe('what an entity offers', () => {
  const issuesOf = (offered: object) => {
    const fields = { enabled: '启用', count: { title: '数量', type: 'inputNumber' }, total: { title: '合计', value: 'count + 1' } }
    const text = JSON.stringify({ title: '商品', perm: 'product:', fields, offered })
    return loadEntity({ file: 'schemas/entities/shop/product.json', text, registry: entityRegistry }).issues.map(({ code }) => code)
  }
  it('is told by columns of texts', () => {
    const offers = [{ enabled: '1' }, { count: '1' }, { total: '1' }, { none: '1' }, { enabled: 1 }, {}]
    expect(offers.map(issuesOf)).toEqual([
      [],
      ['ENTITY_STORAGE'],
      ['ENTITY_STORAGE'],
      ['SCREEN_UNKNOWN_FIELD'],
      ['SCREEN_WRONG_TYPE'],
      ['SCREEN_WRONG_VALUE'],
    ])
  })
})

describe('a field that the server alone writes', () => {
  const definition = { fields: { name: '名称', state: { title: '状态', saved: false, query: true, default: 'new' } } }
  const { fields } = load(definition)

  it('is kept, read and exported, and stands in no form and no import', () => {
    expect(fields[1]).toMatchObject({
      saved: false,
      readonly: true,
      storage: { column: 'state' },
      in: ['list', 'details', 'query', 'export'],
    })
  })

  it('is answered, and taken by no call', () => {
    const [row, add, edit] = Object.values(entityContract(load(definition)).components.schemas) as { properties: object }[]
    expect(row?.properties).toHaveProperty('state')
    expect([Object.keys(add?.properties ?? {}), Object.keys(edit?.properties ?? {})]).toEqual([['name'], ['id', 'version', 'name']])
  })

  it.each([
    ['required', { saved: false, required: true }],
    ['imported', { saved: false, in: 'list import' }],
    ['computed', { saved: false, value: "'a'" }],
    ['rows', { saved: false, fields: { code: '编码' } }],
    ['within an object', { type: 'object', fields: { code: { title: '编码', saved: false } } }],
  ])('cannot be %s', (_, field) => {
    const text = JSON.stringify({ title: '商品', perm: 'product:', fields: { a: { title: '甲', ...field } } })
    const { issues } = loadEntity({ file: 'schemas/entities/shop/product.json', text, registry: entityRegistry })
    expect(issues.map(({ code }) => code)).toEqual(['ENTITY_STORAGE'])
  })
})

describe('expressions of an entity', () => {
  const issuesOf = (fields: object) => {
    const text = JSON.stringify({ title: '商品', perm: 'product:', fields })
    return loadEntity({ file: 'schemas/entities/shop/product.json', text, registry: entityRegistry }).issues.map(({ code }) => code)
  }
  it.each(['row.a', 'query.a', 'route.a', 'block.a', 'parent.a', 'form.a'])('do not know %s, which no server knows', expression => {
    expect(issuesOf({ a: '甲', b: { visible: expression } })).toEqual(['SCREEN_UNKNOWN_NAME'])
  })

  it('know the record, who is signed in, and within rows and objects the record around them', () => {
    const inner = { c: { title: '丙', visible: "form.a && user.id && id == ''" } }
    expect(issuesOf({ a: { visible: 'id == user.id' }, rows: { fields: inner }, part: { type: 'object', fields: inner } })).toEqual([])
  })
})

describe('the contract of an entity', () => {
  const fields = { name: { required: true, length: 20 }, kind: { dict: 'sex' }, total: { type: 'inputNumber', value: '1 + 1' } }
  const { paths, components } = entityContract(load({ fields, tree: { label: 'name' } }))
  const [row, add, edit] = Object.values(components.schemas) as {
    required?: string[]
    properties: object
    additionalProperties?: boolean
  }[]

  it('has every operation of the list convention, each with its right', () => {
    const operations = Object.values(paths).flatMap(methods => Object.entries(methods))
    expect(operations.map(([method, operation]) => [method, operation.operationId, operation['x-auth']])).toEqual([
      ['get', 'shopMyProductList', 'product:list'],
      ['get', 'shopMyProductQueryById', 'product:list'],
      ['post', 'shopMyProductAdd', 'product:add'],
      ['put', 'shopMyProductEdit', 'product:edit'],
      ['delete', 'shopMyProductDelete', 'product:delete'],
      ['delete', 'shopMyProductDeleteBatch', 'product:delete'],
      ['post', 'shopMyProductSaveBatch', 'product:edit'],
      ['get', 'shopMyProductExportXls', 'product:export'],
      ['post', 'shopMyProductImportExcel', 'product:import'],
      ['post', 'shopMyProductImportPreview', 'product:import'],
      ['get', 'shopMyProductImportTemplate', 'product:import'],
      ['get', 'shopMyProductRootList', 'product:list'],
      ['get', 'shopMyProductChildList', 'product:list'],
    ])
  })

  it('answers rows with the texts of their choices, the audit and the version', () => {
    expect(Object.keys(row?.properties ?? {})).toEqual(
      expect.arrayContaining(['id', 'pid', 'hasChild', 'name', 'kind_dictText', 'total', 'createTime', 'version']),
    )
  })

  it('takes only what can be written', () => {
    expect([Object.keys(add?.properties ?? {}), add?.required, add?.additionalProperties]).toEqual([
      ['pid', 'name', 'kind'],
      ['name'],
      false,
    ])
    expect([Object.keys(edit?.properties ?? {}), edit?.required]).toEqual([['id', 'version', 'pid', 'name', 'kind'], ['id']])
  })
})
