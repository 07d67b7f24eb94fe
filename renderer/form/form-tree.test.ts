import { describe, expect, it } from 'vitest'
import { fieldModel, screenModel } from '../../tests/helpers/models'
import type { LayoutNode } from '../model/screen'
import { compileForm } from './form-tree'
import { formLayout } from './layout'
import { cleanFormily } from './raw/clean-formily'
import { interpret } from './raw/compiler'

const layoutOf = (layout: readonly LayoutNode[]) => screenModel([fieldModel('a'), fieldModel('b'), fieldModel('c')], { layout })

describe('the form of a screen', () => {
  it('holds all form fields in their order when it has no layout', () => {
    const screen = screenModel([fieldModel('a'), fieldModel('b', { in: ['list'] }), fieldModel('c')])
    expect([...compileForm(screen).fields.keys()]).toEqual(['a', 'c'])
  })

  it('puts fields of a group together where the group first occurs', () => {
    const screen = screenModel([fieldModel('a', { group: '甲' }), fieldModel('b'), fieldModel('c', { group: '甲' })])
    expect(formLayout(screen)).toEqual([
      {
        node: 'group',
        title: '甲',
        children: [
          { node: 'field', name: 'a' },
          { node: 'field', name: 'c' },
        ],
      },
      { node: 'field', name: 'b' },
    ])
  })

  it('knows the tabs and steps of each field', () => {
    const form = compileForm(
      layoutOf([
        { node: 'field', name: 'a' },
        {
          node: 'tabs',
          items: [
            { title: '一', children: [] },
            { title: '二', children: [{ node: 'steps', items: [{ title: '丙', children: [{ node: 'field', name: 'c' }] }] }] },
          ],
        },
      ]),
    )
    expect(form.places.get('a')).toBeUndefined()
    expect(form.places.get('c')?.map(place => place.index)).toEqual([1, 0])
  })

  it('draws a field once, and none that the screen does not have', () => {
    const form = compileForm(
      layoutOf([
        { node: 'field', name: 'a' },
        { node: 'field', name: 'a' },
        { node: 'field', name: 'x' },
      ]),
    )
    expect(form.nodes).toEqual([{ node: 'field', id: 'field a', name: 'a' }])
  })

  it('draws fields of an object where the layout names them, and the object with those that are left', () => {
    const part = (name: string) => fieldModel(name)
    const address = fieldModel('address', { type: 'object', kind: 'json', fields: [part('city'), part('street'), part('zip')] })
    const named = (...names: string[]) =>
      compileForm(screenModel([fieldModel('a'), address], { layout: names.map(name => ({ node: 'field', name })) }))
    const field = (name: string) => ({ node: 'field', id: `field ${name}`, name })
    const some = named('address.city', 'a', 'address')
    expect(some.nodes).toEqual([
      field('address.city'),
      field('a'),
      { node: 'object', id: 'object address', name: 'address', children: [field('address.street'), field('address.zip')] },
    ])
    // What an item is part of is there before it.
    expect([...some.items.keys()]).toEqual(['address', 'address.city', 'a', 'address.street', 'address.zip'])
    expect(some.errorAnchors.size).toBe(0)
    const one = named('a', 'address.zip')
    expect(one.nodes).toEqual([field('a'), field('address.zip')])
    expect([...one.fields.keys()]).toEqual(['a', 'address'])
    expect([...one.errorAnchors]).toEqual([['address', 'address.zip']])
    expect(named('address.x', 'a.x').nodes).toEqual([])
  })

  it('is made once for a screen', () => {
    const screen = layoutOf([])
    expect(compileForm(screen)).toBe(compileForm(screen))
  })
})

describe('an expression in a text of Formily', () => {
  it.each([
    ['$values.a + 1', { $values: { a: 1 } }, 2],
    ['$deps[0] == "x"', { $deps: ['x'] }, true],
    ["constructor.constructor('alert(1)')()", {}, undefined],
    ['$form.constructor', { $form: {} }, undefined],
    ['function(){ return 1 }', {}, undefined],
    ['a = 1', { a: 0 }, undefined],
    ['$form.submit()', { $form: { submit: () => 1 } }, undefined],
  ])('%s over %o is %s', (text, scope, value) => {
    expect(interpret(text, scope)).toBe(value)
  })
})

describe('a raw Formily block', () => {
  it('keeps inputs, layout and expressions', () => {
    const schema = {
      type: 'void',
      properties: {
        x: { type: 'string', 'x-component': 'Input.TextArea', 'x-decorator': 'FormItem', 'x-visible': '{{ $values.a == 1 }}' },
        box: { type: 'void', 'x-component': 'FormLayout', properties: { y: { type: 'number', 'x-component': 'NumberPicker' } } },
      },
    }
    expect(cleanFormily(schema)).toEqual({ properties: schema.properties, names: ['x', 'y'], problems: [] })
  })

  it.each<[string, object]>([
    ['a tag as component', { 'x-component': 'iframe' }],
    ['an unknown component', { 'x-component': 'constructor' }],
    ['markup', { 'x-component': 'Input', 'x-component-props': { dangerouslySetInnerHTML: { __html: '<img>' } } }],
    ['a handler', { 'x-component': 'Input', 'x-component-props': { onClick: '{{ $form }}' } }],
    ['code in a reaction', { 'x-component': 'Input', 'x-reactions': { fulfill: { run: 'alert(1)' } } }],
    ['a text that is no expression', { 'x-component': 'Input', title: '{{ function(){} }}' }],
    ['an address that is code', { 'x-component': 'Input', 'x-component-props': { href: ' javascript:alert(1)' } }],
  ])('loses %s and says so', (_, node) => {
    const { properties, problems } = cleanFormily({ properties: { x: { type: 'string', ...node } } })
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(properties)).not.toMatch(/iframe|constructor|__html|onClick|alert|function/)
  })
})
