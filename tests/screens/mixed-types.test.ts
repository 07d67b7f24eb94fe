import { expect, it } from 'vitest'
import { checkPlanted } from './fixtures'

const text = (width: string) => `{
  "title": "礼品",
  "perm": "order:",
  "fields": {
    "name": { "title": "名称", "required": true, "width": ${width} }
  }
}`

// A word that takes a number or a text is refused once, by what is nearest to what was written.
it.each([
  ['true', ['5:57 SCREEN_WRONG_TYPE field "name", "width": expected a number or a text, found true']],
  ['5000', ['5:57 SCREEN_WRONG_VALUE field "name", "width": 5000 is not at most 2000']],
  ['"wide"', ['5:57 SCREEN_WRONG_VALUE field "name", "width": "wide" is not of the form ^\\d{1,4}(\\.\\d{1,2})?(px|%)$']],
  ['120', []],
  ['"20%"', []],
  ['"120px"', []],
])('reads %s as the width of a column', (written, told) => {
  expect(checkPlanted({ kind: 'entity', text: text(written) })).toEqual(told.map(issue => `entity.json:${issue}`))
})
