import { expect, it } from 'vitest'
import { createScope, evaluate, parseExpression } from '../../expression'
import { onlineList } from './answers'
import { buttonsOf, conditionOf } from './buttons'

it.each<[string, object, boolean]>([
  ['bpm_status#eq#1', { bpm_status: '1' }, true],
  ['bpm_status#eq#1', { bpm_status: 1 }, true],
  ['bpm_status#eq#1', { bpm_status: null }, false],
  ['state#ne#1', { state: '2' }, true],
  ['state#ne#1', {}, true],
  ['state#empty#true', { state: '' }, true],
  ['state#empty#true', { state: 'x' }, false],
  ['state#empty#false', { state: 'x' }, true],
  ['state#in#1,2', { state: 2 }, true],
  ['state#in#1, 2', { state: '3' }, false],
  ['name#eq#"a" || true', { name: 'b' }, false],
])('a button with %s on %j is there: %s', (exp, row, want) => {
  const { expression } = parseExpression(conditionOf(exp) ?? '')
  expect(expression && evaluate(expression, createScope(row as { readonly [name: string]: unknown }))).toBe(want)
})

it.each(['', 'state', 'state#like#1', undefined])('takes %s for no condition', exp => {
  expect(conditionOf(exp)).toBeUndefined()
})

it('puts own buttons where they belong, in their order, and offers none that a script would serve', () => {
  const button = (buttonCode: string, more: object) => ({
    buttonCode,
    buttonName: `钮${buttonCode}`,
    buttonStatus: '1',
    optType: 'action',
    ...more,
  })
  const list = onlineList({
    cgButtonList: [
      button('later', { buttonStyle: 'link', orderNum: 2 }),
      button('pass', { buttonStyle: 'link', orderNum: 1, exp: 'state#eq#1', buttonIcon: 'check' }),
      button('script', { buttonStyle: 'link', optType: 'js' }),
      button('off', { buttonStyle: 'link', buttonStatus: '0' }),
      button('all', { buttonStyle: 'button' }),
    ],
    hideColumns: ['add', 'import', 'export', 'batch_delete', 'update', 'detail', 'delete'],
  })
  const made = buttonsOf('h1', list, { cgButtonList: [button('tell', { buttonStyle: 'form' })] }, false)
  const named = (name: string) => ({ name: `button_${name}`, title: `钮${name}`, right: false })
  const call = (buttonCode: string, body: object) => ({
    request: 'POST /online/cgform/api/doButton',
    body: { formId: 'h1', buttonCode, ...body },
  })
  expect(made).toEqual({
    toolbar: [{ ...named('all'), batch: true, do: [call('all', { dataId: "{{ join(ids, ',') }}" }), 'reload'] }],
    row: [
      { ...named('pass'), icon: 'check', visible: 'text(state ?? \'\') == "1"', do: [call('pass', { dataId: '{{ id }}' }), 'reload'] },
      { ...named('later'), do: [call('later', { dataId: '{{ id }}' }), 'reload'] },
    ],
    form: [{ ...named('tell'), do: [call('tell', { dataId: '{{ id }}', uiFormData: '{{ form }}' })] }],
  })
})

it('takes buttons that every form has for none of its own, and one of them that is switched off for hidden', () => {
  const fixed = (buttonCode: string, buttonStatus = '1') => ({ buttonCode, buttonName: buttonCode, buttonStyle: 'button', buttonStatus })
  const cgButtonList = [fixed('add'), fixed('import', '0'), fixed('edit', '0'), fixed('super_query'), fixed('query'), fixed('own')]
  const { toolbar, row } = buttonsOf('h1', onlineList({ cgButtonList, hideColumns: ['export'] }), { cgButtonList: [] }, false)
  expect(toolbar).toMatchObject(['add', 'deleteBatch', { name: 'button_own' }])
  expect(row).toEqual(['details', 'copy', 'delete'])
})

it('does what its server keeps: sets after a question, opens, prints and exports', () => {
  const button = (buttonCode: string, more: object) => ({
    buttonCode,
    buttonName: buttonCode,
    buttonStatus: '1',
    optType: 'action',
    ...more,
  })
  const list = onlineList({
    cgButtonList: [
      button('pass', { buttonStyle: 'link', actionType: 'set', confirmText: '通过 {{x}} 吗?' }),
      button('show', { buttonStyle: 'link', actionType: 'open', actionScreen: 'course/lecturer' }),
      button('paper', { buttonStyle: 'button', actionType: 'print' }),
      button('sheet', { buttonStyle: 'button', actionType: 'export' }),
      button('help', { buttonStyle: 'button', actionType: 'open', actionScreen: 'demo/help', choice: 'none' }),
    ],
    hideColumns: ['add', 'import', 'export', 'batch_delete', 'update', 'detail', 'delete'],
  })
  const { toolbar, row } = buttonsOf('h1', list, { cgButtonList: [] }, false)
  const named = (name: string) => ({ name: `button_${name}`, title: name, right: false })
  const request = 'POST /online/cgform/api/doButton'
  expect(row).toEqual([
    {
      ...named('pass'),
      confirm: '通过 { {x}} 吗?',
      do: [{ request, body: { formId: 'h1', buttonCode: 'pass', dataId: '{{ id }}' } }, 'reload'],
    },
    { ...named('show'), do: [{ open: 'course/lecturer', with: { id: '{{ id }}' } }] },
  ])
  expect(toolbar).toEqual([
    { ...named('paper'), do: ['print'] },
    { ...named('sheet'), do: ['export'] },
    { ...named('help'), do: [{ open: 'demo/help', with: { id: "{{ join(ids, ',') }}" } }] },
  ])
})
