import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutDescriptions } from './plain-settings'

it('takes descriptions of settings away, and nothing else', () => {
  const code = `const settings = { type: 'object', properties: {
    description: { type: 'string', description: 'What it\\'s "for", of {name}.' },
    most: { type: "integer", default: 10, description: "At most." } }, description: \`All\` }`
  expect(withoutDescriptions(code)).toBe(`const settings = { type: 'object', properties: {
    description: { type: 'string',  },
    most: { type: "integer", default: 10,  } },  }`)
})

it('finds each description of a widget', () => {
  const code = readFileSync('renderer/widgets/chart/definition.ts', 'utf8')
  const left = withoutDescriptions(code)
  expect(code.match(/description:/g)?.length).toBeGreaterThan(10)
  expect(left).not.toContain('description:')
  expect(left.match(/default:/g)).toEqual(code.match(/default:/g))
})
