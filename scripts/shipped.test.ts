import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkShipped, disagreements } from './shipped.mjs'
import { root } from './steps.mjs'

const lock = {
  packages: {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@s/b': { license: 'ISC' },
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/native': { license: 'MIT', hasInstallScript: true },
  },
}
const reviewed = { licences: ['MIT', 'ISC'], installScripts: ['native'], packages: { a: 'MIT', '@s/b': 'ISC', native: 'MIT' } }

test('what was reviewed passes, whatever is used for development', () => {
  expect(disagreements(lock, reviewed)).toEqual([])
})

test('a new package, another licence, one that is not accepted and an install script are named with what to do', () => {
  const { a, ...others } = reviewed.packages
  expect(disagreements(lock, { ...reviewed, packages: others })).toEqual([
    'a would be shipped and was not reviewed: look at it, then add "a": "MIT" to packages in docs/shipped.json.',
  ])
  const changed = { packages: { ...lock.packages, 'node_modules/a': { license: 'GPL-3.0' } } }
  expect(disagreements(changed, reviewed)).toEqual([
    'a has another licence now, not MIT: look at it, then write "a": "GPL-3.0" in docs/shipped.json.',
    'a has the licence "GPL-3.0", which is not accepted: do without it, or add that to licences in docs/shipped.json.',
  ])
  expect(disagreements(lock, { ...reviewed, installScripts: [] })).toEqual([expect.stringMatching(/^native has an install script/)])
  const more = { ...reviewed, packages: { ...reviewed.packages, gone: 'MIT' } }
  expect(disagreements(lock, more)).toEqual(['gone is shipped no more: take it from packages in docs/shipped.json.'])
  expect(disagreements({ packages: { 'node_modules/a': {} } }, { ...reviewed, packages: { a: 'MIT' } })[0]).toContain('"a": "not stated"')
})

test('everything that this repository ships was reviewed', () => checkShipped(root))

test('no script of a package runs when it is installed, nor any of ours that stands before or after another', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const silent = Object.keys(scripts).filter(name => /^(pre|post)|^install$/.test(name) && !/^(preview|prettier)$/.test(name))
  expect(silent, 'npm leaves these out').toEqual([])
})
