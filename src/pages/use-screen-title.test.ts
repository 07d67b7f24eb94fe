import { expect, it } from 'vitest'
import { titleIn } from './use-screen-title'

it.each([
  ['{ "title": "讲师管理" }', '讲师管理'],
  ['{ "title": "{{ route.name }}" }', ''],
  ['{ "title": 7 }', ''],
  ['null', ''],
  ['{', ''],
])('finds in %s the title "%s"', (text, title) => {
  expect(titleIn(text)).toBe(title)
})
