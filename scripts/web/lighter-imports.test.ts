import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withLighterImports } from './lighter-imports'

const FILES = [
  'node_modules/antd/es/form/context.js',
  'node_modules/antd/es/tooltip/util.js',
  'node_modules/antd/es/button/style/token.js',
  'node_modules/rc-resize-observer/es/utils/observerUtil.js',
  'renderer/cells/json/editor.tsx',
]

describe('lighter imports', () => {
  it.each(FILES)('are to be had in %s as it is', file => {
    const code = readFileSync(file, 'utf8')
    const lighter = withLighterImports(code, `/app/${file}`)
    expect(lighter).not.toBe(code)
    expect(lighter).not.toMatch(/color-picker|from 'rc-field-form'|from 'jsonc-parser'|from 'resize-observer-polyfill'/)
  })

  it('are left alone elsewhere', () => {
    expect(withLighterImports("import { format } from 'jsonc-parser'", '/app/renderer/screen/json/parse.ts')).toBeUndefined()
  })

  it('stop a build in which a package imports in another way', () => {
    expect(() => withLighterImports('export {}', '/app/node_modules/antd/es/tooltip/util.js')).toThrow('imports in another way')
  })
})
