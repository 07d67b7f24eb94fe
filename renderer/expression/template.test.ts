import { describe, expect, it } from 'vitest'
import { createScope } from './scope'
import { hasTemplate, parseTemplate, renderTemplate, renderText } from './template'

const scope = createScope({ realname: '张三', id: 7, list: [1, 2], nothing: null, path: 'a/b?c' })

describe('a template', () => {
  it.each<[string, unknown]>([
    ['确定冻结 {{ realname }} 吗?', '确定冻结 张三 吗?'],
    ['{{ id }}', 7],
    ['{{list}}', [1, 2]],
    ['{{ nothing }}', null],
    ['{{ unheard }}', undefined],
    ['a{{ nothing }}b', 'ab'],
    ['{{ id }}{{ id }}', '77'],
    ['{{ list }}!', '1,2!'],
    ["{{ '}}' }}{{ '{{' }}", '}}{{'],
    ['{{ { a: { b: id } } }}', { a: { b: 7 } }],
    ['{{{a:{b:id}}}}', { a: { b: 7 } }],
    ['{{ `${realname}}` }}', '张三}'],
    ['no names', 'no names'],
    ['a } b }} c { d', 'a } b }} c { d'],
    ['', ''],
  ])('%s gives %j', (text, want) => {
    const { template } = parseTemplate(text)
    expect(template && renderTemplate(template, scope)).toEqual(want)
  })

  it.each([
    ['a {{ id', 2, 'unclosed'],
    ['a {{ id }', 2, 'unclosed'],
    ['a {{ }} b', 4, 'empty'],
    ['甲 {{ id + }}', 10, 'unexpected'],
    ['{{ id }} {{ rond(1) }}', 12, 'unknownFunction'],
  ])('%s has an issue at %i', (text, offset, code) => {
    expect(parseTemplate(text).issue).toMatchObject({ offset, code })
  })

  it('encodes what it puts into a longer text', () => {
    const { template } = parseTemplate('/file/{{ path }}')
    expect(template && renderTemplate(template, scope, { encode: encodeURIComponent })).toBe('/file/a%2Fb%3Fc')
  })

  it('is a text where only a text will do', () => {
    const { template } = parseTemplate('{{ id }}')
    expect(template && renderText(template, scope)).toBe('7')
    const { template: longer } = parseTemplate('no {{ id }}!')
    expect(longer && renderText(longer, scope)).toBe('no 7!')
  })

  it('places the error of an expression in the whole text', () => {
    const { template } = parseTemplate('甲 {{ list["const" + "ructor"] }}')
    expect(() => template && renderTemplate(template, scope)).toThrow(expect.objectContaining({ code: 'forbiddenName', offset: 5 }))
  })

  it('is told from plain text', () => {
    expect([hasTemplate('a {{ b }}'), hasTemplate('a { b }')]).toEqual([true, false])
  })
})
