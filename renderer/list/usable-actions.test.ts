import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { testAction, testScreen } from '../../tests/helpers/screen'
import { builtInActions } from '../actions/built-in'
import { parseExpression } from '../expression'
import type { ActionModel } from '../model/action'
import { createRenderer } from '../registry'
import { recordScope, restSource } from '../source'
import { usableActions } from './usable-actions'

const renderer = createRenderer({ actions: builtInActions })

const when = (text: string) => parseExpression(text).expression ?? expect.fail(text)
const entry = { type: '1', status: '1', describe: '' }
const host = testHost({ client: fakeClient({}), auth: [{ ...entry, action: 'demo:edit' }], allAuth: [{ ...entry, action: 'demo:add' }] })
const model = testScreen().source ?? expect.fail()
const source = restSource.create({ ...model, operations: { ...model.operations, export: false } }, host)
const scope = recordScope({ row: { status: 1, name: '王' } })

function usable(parts: Partial<ActionModel>, name = 'reload') {
  return usableActions([testAction(name, '试', parts)], { renderer, host, source, scope }).map(({ disabled, broken }) => broken ?? disabled)
}

it.each([
  [{}, [false]],
  [{ right: 'demo:edit' }, [false]],
  [{ right: 'demo:add' }, []],
  [{ visible: when('status == 1') }, [false]],
  [{ visible: when('status == 2') }, []],
  [{ disabled: when('status == 1') }, [true]],
])('shows an action with %o as %o', (parts, want) => {
  expect(usable(parts)).toEqual(want)
})

it('leaves out what the source cannot do', () => {
  expect([usable({}, 'import'), usable({}, 'export')]).toEqual([[false], []])
})

it('shows a button whose condition breaks, without use and with its reason', () => {
  const broken = {
    get: () => {
      throw new Error('zu viel')
    },
  }
  const place = { renderer, host, source, scope: broken }
  expect(usableActions([testAction('reload', '试', { visible: when('status') })], place)).toMatchObject([
    { disabled: true, broken: expect.stringContaining('zu viel') },
  ])
})
