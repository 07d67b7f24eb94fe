import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withOwnStyles } from './styles-of-antd'

const file = readFileSync('node_modules/rc-util/es/Dom/dynamicCSS.js', 'utf8')
const exportsOf = (code = '') => [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name).sort()

it('gives the styles of antd a nonce and a memory, under the names that they have', () => {
  const own = withOwnStyles(file)
  expect(exportsOf(own)).toEqual(exportsOf(file))
  expect(own).toContain('{ nonce: pageNonce() }')
  expect(own).toContain('withKnownStyles(putStyle)')
})

it('tells a module that is no longer as it was', () => {
  expect(withOwnStyles(file.replace('export function updateCSS(', 'export function put('))).toBeUndefined()
  expect(withOwnStyles(file.replace('var csp = option.csp,', ''))).toBeUndefined()
})
