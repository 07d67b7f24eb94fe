import { describe, expect, it } from 'vitest'
import type { EntityModel } from '../../model/entity'
import { entityRegistry } from '../built-in-cells'
import { loadEntity } from '../load-text'
import { entityContract } from './contract'
import { entityPermissions } from './permissions'

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
