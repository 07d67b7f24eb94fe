import { describe, expect, it } from 'vitest'
import { normalOf } from '../index/normal'
import { formsOf, withForms } from './amounts'
import { readWords } from './query'

describe('the forms of an amount', () => {
  it.each([
    ['1,286,400.00元', ['1286400', '128.64万', '壹佰贰拾捌万陆仟肆佰', '一百二十八万六千四百']],
    ['128.64万', ['128.64万', '1286400', '壹佰贰拾捌万陆仟肆佰', '一百二十八万六千四百']],
    ['壹佰贰拾捌万陆仟肆佰元整', ['1286400', '128.64万', '壹佰贰拾捌万陆仟肆佰', '一百二十八万六千四百']],
    ['12万', ['12万', '120000', '壹拾贰万', '一十二万']],
    ['1.2亿', ['1.2亿', '120000000', '12000万', '壹亿贰仟万', '一亿二千万']],
    ['12345.67', ['12345.67', '1.234567万']],
    ['2024', ['2024']],
    ['5600元', ['5600元']],
    ['合同', ['合同']],
    ['万元', ['万元']],
    ['12345.678', ['12345.678']],
  ])('%s', (text, forms) => {
    expect(formsOf(normalOf(text))).toEqual(forms)
  })
})

const asked = (text: string) =>
  withForms(readWords(text, 'all')).map(
    ({ join, not, term }) => `${join}${not ? ' not' : ''} ${'wanted' in term ? term.wanted : term.kind}`,
  )

describe('what is asked of an amount', () => {
  it('is a group of conditions for each form', () => {
    expect(asked('采购 123.4万')).toEqual([
      'or 采购',
      'and 123.4万',
      'or 采购',
      'and 1234000',
      'or 采购',
      'and 壹佰贰拾叁万肆仟',
      'or 采购',
      'and 一百二十三万四千',
    ])
  })

  it('is that none of its forms stands there, where it is not to be', () => {
    expect(asked('采购 -123.4万')).toEqual([
      'or 采购',
      'and not 123.4万',
      'and not 1234000',
      'and not 壹佰贰拾叁万肆仟',
      'and not 一百二十三万四千',
    ])
  })

  it('is as it is written where it is quoted, or the third of several', () => {
    expect(asked('"123.4万"')).toEqual(['or 123.4万'])
    expect(asked('123.4万 234.5万 345.6万')).toHaveLength(16 * 3)
  })
})
