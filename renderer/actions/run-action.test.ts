import { describe, expect, it } from 'vitest'
import { actionContext } from '../../tests/helpers/action-context'
import { fakeClient, testHost } from '../../tests/helpers/client'
import { template, testAction, testScreen } from '../../tests/helpers/screen'
import { parseExpression } from '../expression'
import type { ActionContext, StepModel, StepType } from '../model/action'
import { RequestError } from '../model/client'
import { createRenderer } from '../registry'
import { builtInActions } from './built-in'
import { runAction } from './run-action'

const ring: StepType = { step: 'ring', title: '响铃', run: (settings, { host }) => host.notify.info(`ring ${JSON.stringify(settings)}`) }
const renderer = createRenderer({ actions: builtInActions, steps: [ring] })

function place(answers: Record<string, unknown>, parts: Partial<ActionContext> = {}) {
  const client = fakeClient(answers)
  const host = testHost({ client })
  return { client, host, context: actionContext({ host, ...parts }) }
}

const row = { id: '7', name: '王' }
const act = (...steps: StepModel[]) => testAction('own', '自定', { steps })

describe('running an action', () => {
  it('asks before it deletes, says what the server said and reads again', async () => {
    const { client, host, context } = place({ 'DELETE /demo/delete': { message: '删除成功!' } }, { row, rows: [row] })
    expect(await runAction(renderer, testAction('delete', '删除'), context)).toBe(true)
    expect(host.notices).toEqual(['confirm: 确认删除 是否删除选中数据?', 'success: 删除成功!'])
    expect(client.calls).toMatchObject([{ query: { id: '7' } }])
    expect(context.view.reload).toHaveBeenCalledOnce()
    expect(context.view.clearSelection).toHaveBeenCalledOnce()
  })

  it('counts the rows that a delete of the toolbar would take', async () => {
    const { host, context } = place({ 'DELETE /demo/deleteBatch': null }, { rows: [row, { id: '8' }] })
    await runAction(renderer, testAction('delete', '删除'), context)
    expect(host.notices[0]).toBe('confirm: 确定要删除这 2 项吗?')
  })

  it.each(['delete', 'deleteBatch'])('wants a selection for %s', async name => {
    const { client, host, context } = place({})
    expect(await runAction(renderer, testAction(name, '删除', { batch: name === 'deleteBatch' }), context)).toBe(false)
    expect(host.notices).toEqual(['warning: 请选择一条记录！'])
    expect(client.calls).toEqual([])
  })

  it('does nothing when the person does not agree', async () => {
    const { client, host, context } = place({}, { row, rows: [row] })
    const notify = { ...host.notify, confirm: async () => false }
    expect(await runAction(renderer, testAction('delete', '删除'), { ...context, host: { ...host, notify } })).toBe(false)
    expect(client.calls).toEqual([])
  })

  it('asks the question of the screen with the values of the row', async () => {
    const { host, context } = place({}, { row, rows: [row] })
    await runAction(renderer, { ...act({ step: 'emit', name: 'x' }), confirm: template('确定冻结 {{ name }} 吗?') }, context)
    expect(host.notices).toEqual(['confirm: 提示 确定冻结 王 吗?'])
    expect(context.emit).toHaveBeenCalledWith('x')
  })

  it('stops at the first step that fails and shows why', async () => {
    const { host, context } = place({ 'PUT /x': new RequestError('冻结失败', 500, false) }, { row, rows: [row] })
    const action = act({ step: 'request', request: { method: 'PUT', path: '/x' } }, { step: 'action', name: 'reload' })
    expect(await runAction(renderer, action, context)).toBe(false)
    expect(host.notices).toEqual(['error: 冻结失败'])
    expect(context.view.reload).not.toHaveBeenCalled()
  })

  it('gives each step the answer of the call before it, before a field of that name', async () => {
    const answered = { ...row, answer: '旧' }
    const { client, host, context } = place({ 'POST /x': { id: '9' }, 'POST /y': null }, { row: answered, rows: [answered] })
    const say = (text: string): StepModel => ({ step: 'message', text: template(text) })
    const call = (path: string): StepModel => ({ step: 'request', request: { method: 'POST', path } })
    const body = { of: template('{{ answer.id }}') }
    const second: StepModel = { step: 'request', request: { method: 'POST', path: '/y' }, body }
    const action = act(say('{{ answer }}'), call('/x'), say('{{ answer.id }} {{ row.answer }}'), second, say('{{ answer == null }}'))
    expect(await runAction(renderer, action, context)).toBe(true)
    expect(host.notices).toEqual(['success: 旧', 'success: 9 旧', 'success: true'])
    expect(client.calls.at(-1)?.body).toEqual({ of: '9' })
  })

  it('shows the message of the author in place of what the server said before it, and no other', async () => {
    const { host, context } = place({ 'PUT /y': { message: '保存成功' } }, { row, rows: [row] })
    const call: StepModel = { step: 'request', request: { method: 'PUT', path: '/y' } }
    const action = act(call, { step: 'message', text: template('已修改规则') }, { step: 'action', name: 'reload' }, call)
    expect(await runAction(renderer, action, context)).toBe(true)
    expect(host.notices).toEqual(['success: 已修改规则', 'success: 保存成功'])
  })

  it('gives what a registered step returns to the next', async () => {
    const { host, context } = place({})
    const number: StepType = { step: 'number', title: '编号', run: async () => 'DD1' }
    const withNumber = createRenderer({ actions: builtInActions, steps: [number] })
    const action = act({ step: 'custom', name: 'number', settings: {} }, { step: 'message', text: template('{{ answer }}') })
    await runAction(withNumber, action, context)
    expect(host.notices).toEqual(['success: DD1'])
  })

  it('is silent about a failure that the application has shown', async () => {
    const { host, context } = place({ 'PUT /x': new RequestError('登录已过期', 401, true) })
    await runAction(renderer, act({ step: 'request', request: { method: 'PUT', path: '/x' } }), context)
    expect(host.notices).toEqual([])
  })

  it('asks for one row where an action is for one', async () => {
    const { host, context } = place({})
    await runAction(renderer, testAction('edit', '编辑'), context)
    expect(host.notices).toEqual(['warning: 请选择一条记录！'])
  })

  it.each([
    [{ step: 'message', text: template('你好 {{ user.realname }}') }, 'success: 你好 管理员'],
    [{ step: 'custom', name: 'ring', settings: { of: template('{{ name }}') } }, 'info: ring {"of":"王"}'],
    [{ step: 'request', request: { method: 'PUT', path: '/y' }, body: { id: template('{{ id }}') } }, 'success: 好'],
  ] as const)('runs the step %o', async (step, notice) => {
    const { host, context } = place({ 'PUT /y': { message: '好' } }, { row, rows: [row] })
    expect(await runAction(renderer, act(step), context)).toBe(true)
    expect(host.notices).toEqual([notice])
  })

  it('gives a request the keys of the selected rows', async () => {
    const { client, context } = place({ 'PUT /y': null }, { rows: [row, { id: '8' }] })
    const body = { ids: template('{{ join(ids, ",") }}') }
    await runAction(renderer, act({ step: 'request', request: { method: 'PUT', path: '/y' }, body }), context)
    expect(client.calls[0]?.body).toEqual({ ids: '7,8' })
  })

  it('gives the keys of the rows by the key of the screen, after a field of that name', async () => {
    const screen = testScreen({ source: { ...(testScreen().source ?? expect.fail()), key: 'code' } })
    const message = { step: 'message', text: template('{{ join(ids, ",") }}') } as const
    const own = { code: 'A', ids: ['x', 'y'] }
    const ticked = place({}, { screen, rows: [{ code: 'A' }, { code: 'B' }] })
    await runAction(renderer, { ...act(message), confirm: template('{{ len(ids) }} 项?') }, ticked.context)
    const named = place({}, { screen, row: own, rows: [own] })
    await runAction(renderer, act(message), named.context)
    expect([ticked.host.notices, named.host.notices]).toEqual([['confirm: 提示 2 项?', 'success: A,B'], ['success: x,y']])
  })

  it('opens a screen with values of the row and sets fields', async () => {
    const { context } = place({}, { row, rows: [row] })
    const { expression } = parseExpression('name + 1')
    await runAction(
      renderer,
      act(
        { step: 'open', screen: 'a/b', as: 'drawer', with: { roleId: template('{{ id }}') } },
        { step: 'set', values: { total: expression ?? expect.fail() } },
      ),
      context,
    )
    expect(context.open).toHaveBeenCalledWith('a/b', 'drawer', { roleId: '7' })
    expect(context.set).toHaveBeenCalledWith({ total: '王1' })
  })

  it('hands a download to the browser', async () => {
    const { client, host, context } = place({ 'GET /files/a%20b/c.pdf': new Blob(['x']) }, { row: { path: 'a b/c.pdf' } })
    await runAction(renderer, act({ step: 'download', url: template('/files/{{ path }}') }), context)
    expect(client.calls).toHaveLength(1)
    expect(host.saved).toEqual(['file'])
  })

  it.each([null, undefined, '', '.', '..', 'a/../b', 'a//b', '/a'])('downloads nothing where the path of a file is %j', async path => {
    const { client, host, context } = place({}, { row: { path } })
    await runAction(renderer, act({ step: 'download', url: template('/files/{{ path }}?name={{ path }}') }), context)
    expect([client.calls, host.saved]).toEqual([[], []])
    expect(host.notices).toEqual([expect.stringContaining('缺少参数“path”，未发送请求')])
  })

  it('downloads by an address whose query has an empty value', async () => {
    const { host, context } = place({ 'GET /files/a?name=&of=b%2Fc': new Blob(['x']) }, { row: { path: 'a', name: null, of: 'b/c' } })
    await runAction(renderer, act({ step: 'download', url: template('/files/{{ path }}?name={{ name }}&of={{ of }}') }), context)
    expect(host.saved).toEqual(['file'])
  })

  it('exports what the query finds, or the selection', async () => {
    const { client, host, context } = place({ 'GET /demo/exportXls': new Blob(['x']) }, { rows: [row] })
    await runAction(renderer, testAction('export', '导出'), context)
    expect(client.calls[0]?.query).toEqual({ name: 'x', selections: '7' })
    expect(host.saved).toEqual(['file'])
  })

  it('begins a record below the row of a tree', async () => {
    const { context } = place({}, { row, rows: [row] })
    await runAction(renderer, testAction('addChild', '添加下级'), context)
    expect(context.view.openForm).toHaveBeenCalledWith('add', undefined, { pid: '7' }, context.row)
  })
})
