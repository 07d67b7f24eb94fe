import { expect, it } from 'vitest'
import { linesOfName } from './texts'

it.each([
  ['内部审计', ['内部审计']],
  ['集团内部审计平台', ['集团内部审计平台']],
  ['集团内部审计管理平台', ['集团内部审', '计管理平台']],
  ['Audit of the Group', ['Audit of', 'the Group']],
])('the name %s stands in the lines %j', (name, lines) => {
  expect(linesOfName(name)).toEqual(lines)
})
