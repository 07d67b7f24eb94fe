import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gramsDecide, gramsOf, wantedGrams } from './grams'
import { normalise, normalOf, placesOf, wantedOf } from './normal'
import { readingOf } from './reading'
import { NO_WORDS, Segmenter, Segmenters } from './words'

const character = fc.oneof(
  fc.constantFrom(...Array.from('审计機關机关合同，,.。 \n　１２3450ABab Éé㎡①\u200b％%_\\𠮷⼀')),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const text = fc.array(character, { maxLength: 30 }).map(all => all.join(''))

describe('the form in which texts are compared', () => {
  it.each([
    ['審計機關', '审计机关'],
    ['ＡＢＣ１２３', 'abc123'],
    ['1,230,000.00 元', '1230000.00元'],
    ['1，230，000', '1230000'],
    ['审计\n机 关', '审计机关'],
    ['Annual   Report\n2024', 'annual report 2024'],
    ['使用 PDF 文件', '使用pdf文件'],
    ['résumé', 'resume'],
    ['㎡', 'm2'],
    ['甲,乙', '甲,乙'],
    ['5, 6', '5, 6'],
    ['a\0b\ud800', 'ab'],
  ])('is of %j %j', (original, normal) => expect(normalOf(original)).toBe(normal))

  it('finds what a text contains, whatever stands around it', () => {
    fc.assert(
      fc.property(text, text, text, (before, inner, after) => {
        const wanted = wantedOf(inner)
        const whole = normalOf(before + inner + after)
        expect(whole).toContain(wanted)
        const grams = gramsOf(whole)
        for (const gram of wantedGrams(wanted)) expect(grams).toContain(gram)
      }),
      { numRuns: 2000 },
    )
  })

  it('finds by grams alone only what stands there, where they decide', () => {
    fc.assert(
      fc.property(text, text, (whole, inner) => {
        const [normal, wanted] = [normalOf(whole), wantedOf(inner)]
        fc.pre(wanted !== '' && gramsDecide(wanted))
        const has = wantedGrams(wanted).every(gram => gramsOf(normal).has(gram))
        expect(has).toBe(normal.includes(wanted))
      }),
      { numRuns: 2000 },
    )
  })

  it('knows the place of each character in the original', () => {
    fc.assert(
      fc.property(text, original => {
        const { text: normal, starts, ends } = normalise(original)
        expect([starts.length, ends.length]).toEqual([normal.length, normal.length])
        for (let at = 0; at < normal.length; at += 1) {
          const [from, to] = [starts[at] ?? -1, ends[at] ?? -1]
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThanOrEqual(starts[at - 1] ?? 0)
          expect(normalOf(`x${original.slice(from, to)}x`)).toContain(normal[at] === ' ' ? 'x' : normal[at])
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('tells where a text stands in the original', () => {
    const original = '付款 1,230,000.00 元；審計\n機關付款'
    const normal = normalise(original)
    const found = (wanted: string) => placesOf(normal, wantedOf(wanted)).map(([from, to]) => original.slice(from, to))
    expect(found('付款')).toEqual(['付款', '付款'])
    expect(found('1230000')).toEqual(['1,230,000'])
    expect(found('审计机关')).toEqual(['審計\n機關'])
    expect(found('没有')).toEqual([])
    expect(found('')).toEqual([])
  })
})

describe('grams', () => {
  it('are characters and pairs of neighbours', () => {
    const [single, pair] = [(text: string) => text.charCodeAt(0), (text: string) => (text.charCodeAt(0) << 16) | text.charCodeAt(1)]
    expect([...gramsOf('审计 a1%')]).toEqual(['审', '计', '审计', 'a', '1', 'a1', '%'].map(each => (each.length > 1 ? pair : single)(each)))
    expect(wantedGrams('审计机关%')).toEqual([...['审计', '计机', '机关'].map(pair), single('%')])
    expect(wantedGrams('章')).toEqual([single('章')])
  })

  it('decide for one character and for a pair', () => {
    const texts = ['审', '审计', '审计机', 'a b', '%', '%%', '', '𠮷', '𠮷野']
    expect(texts.map(gramsDecide)).toEqual([true, true, false, false, true, false, false, true, false])
  })
})

describe('words', () => {
  it('are those of the dictionary, without punctuation and grammar', async () => {
    const segmenter = await Segmenter.of([])
    expect(segmenter.words('北京市的合同, no.5')).toEqual(['北京', '京市', '北京市', '合同', 'no.5'])
    expect(segmenter.plainWords('设备采购合同')).toEqual(['设备', '采购', '合同'])
  })

  it('stay whole for whom they are words', async () => {
    const segmenters = new Segmenters(2)
    const of = (key: string, words: readonly string[]) => segmenters.of({ key, words: () => Promise.resolve(words) })
    const own = await of('own', ['巽霁泓', 'x', '有 空'])
    expect(own.plainWords('向巽霁泓付款')).toContain('巽霁泓')
    expect(own.wordOver('向巽霁泓付款', 2)).toBe('巽霁泓')
    expect((await segmenters.of(NO_WORDS)).plainWords('向巽霁泓付款')).not.toContain('巽霁泓')
    expect(await of('own', [])).toBe(own)
  })

  it('are loaded anew once others were asked for, and where they could not be loaded', async () => {
    const segmenters = new Segmenters(1)
    const failing = { key: 'own', words: () => Promise.reject(new Error('no database')) }
    await expect(segmenters.of(failing)).rejects.toThrow('no database')
    expect(segmenters.has('own')).toBe(false)
    await segmenters.of({ key: 'own', words: () => Promise.resolve([]) })
    await segmenters.of(NO_WORDS)
    expect([segmenters.has('own'), segmenters.has('')]).toEqual([false, true])
  })
})

it('reads titles aloud', () => {
  expect(readingOf('审计报告2024')).toEqual({ whole: 'shenjibaogao2024', initials: 'sjbg2024' })
})
