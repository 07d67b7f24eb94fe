import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileText } from '../../renderer/core'
import { DataEngine } from '../../server/data/engine'
import { isStorable } from '../../server/util/storable'
import { TEXT_FORMATS } from '../helpers/text-formats'
import { runs, textsOf } from './runs'

let place: string
let engine: DataEngine
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'weft-formats-'))
  engine = new DataEngine(join(place, 'spill'), { memory: 256, threads: 1 })
})
afterAll(() => {
  engine.close()
  rmSync(place, { recursive: true, force: true })
})

const PIECES = [
  '=',
  '+',
  '-',
  '@',
  '"',
  "'",
  ',',
  '\r',
  '\n',
  '\t',
  '&amp;',
  '<',
  ']]>',
  '_x0041_',
  '\u0001',
  '\u001a',
  '\ufffe',
  '\uffff',
  '甲',
  '𠮷',
  '007',
  '\u3000',
]
/** Such as a door takes, with something that is held, and short enough for every format. */
const texts = fc.array(
  textsOf(PIECES, 20).filter(text => isStorable(text) && fileText(text) !== '' && Buffer.byteLength(text) < 200),
  { minLength: 1, maxLength: 20 },
)

describe.each(TEXT_FORMATS.map(format => [format.name, format] as const))('%s', (_, { through, held }) => {
  it('holds any text that a door takes, by the one rule', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async all => {
        expect(await through(['头', ...all], { engine, place })).toEqual(['头', ...all.map(held)])
      }),
      runs(40),
    )
  })
})
