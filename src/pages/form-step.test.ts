import { expect, it } from 'vitest'
import { formPath } from './form-step'

it.each([
  [{ id: '7' }, '/online/cgformList/7'],
  [{ id: '7', theme: 'normal', tree: 'N' }, '/online/cgformList/7'],
  [{ id: '7', theme: 'normal', tree: 'Y' }, '/online/cgformTreeList/7'],
  [{ id: '7', theme: 'erp', tree: 'Y' }, '/online/cgformErpList/7'],
  [{ id: '7', theme: 'innerTable' }, '/online/cgformInnerTableList/7'],
  [{ id: '7', theme: 'tab' }, '/online/cgformTabList/7'],
  [{ id: 'a/b' }, '/online/cgformList/a%2Fb'],
])('%j is tried at %s', (settings, path) => {
  expect(formPath(settings)).toBe(path)
})
