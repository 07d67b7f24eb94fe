import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { RequestError } from '../../../../renderer/contract'
import { fakeClient, testHost } from '../../../../tests/helpers/client'
import { inHost } from '../../../../tests/helpers/host'
import { plainStyles } from '../../../../tests/helpers/plain-styles'
import { DataModels } from './data-models'

beforeAll(plainStyles)

const RIGHTS = ['dataRecipe:add', 'dataRecipe:edit', 'dataSheet:add']
const column = (name: string, type: string) => ({ name, type, mask: null, masked: false })

function draw(rights: readonly string[], runs: (() => object)[] = []) {
  const client = fakeClient({
    'GET /data/sheet/list': { records: [{ id: 's1', name: '付款' }] },
    'GET /data/sheet/open': {
      id: 's1',
      name: '付款',
      columns: [column('收款人', 'text'), column('日期', 'date'), column('金额', 'decimal')],
    },
    'POST /data/recipe/begin': { id: 'r1' },
    'PUT /data/recipe/steps': { no: 1 },
    'POST /data/recipe/run': () => runs.shift()?.() ?? { runId: 'j1' },
    'GET /sys/jobRun/queryById': { state: 'done', resultText: '已生成 3 行', resultLink: '/data/open?id=s2' },
  })
  const entry = (action: string) => ({ action, type: '1', status: '1' })
  const host = testHost({ client, auth: rights.map(entry), allAuth: RIGHTS.map(entry) })
  render(inHost(host, <DataModels />))
  return { client, host }
}

async function choose(title: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: title }))
  await userEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

it('a model runs as a recipe over a sheet, with the columns and values that were chosen', async () => {
  const { client, host } = draw(RIGHTS)
  const card = screen.getByText('拆分规避').closest('.ant-card') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: '运行' }))
  await choose('数据表', '付款')
  const begin = await screen.findByRole('button', { name: '开始运行' })
  expect(begin).toHaveProperty('disabled', true)
  for (const name of ['收款人', '日期', '金额']) await choose(name, name)
  await userEvent.click(begin)
  await userEvent.click(await screen.findByRole('button', { name: /查看|打开/ }))
  expect(host.opened).toEqual(['/data/open?id=s2'])
  const [begun, saved, run] = client.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
  expect(begun).toMatchObject({ name: '拆分规避：付款', sheetId: 's1' })
  expect(saved).toMatchObject({
    id: 'r1',
    no: 0,
    steps: expect.arrayContaining([{ do: 'filter', when: "row['金额'] > 0 && row['金额'] < param.限额" }]),
  })
  expect(saved).toMatchObject({
    model: {
      name: 'split-purchases',
      columns: [
        { name: 'payee', columns: ['收款人'] },
        { name: 'day', columns: ['日期'] },
        { name: 'amount', columns: ['金额'] },
      ],
    },
  })
  expect(run).toMatchObject({ id: 'r1', values: expect.arrayContaining([{ name: '天数', value: '30' }]) })
})

it('a run that could not begin says why, and the next try goes on with the recipe that was made', async () => {
  const { client } = draw(RIGHTS, [() => new RequestError('任务已满', 500, false)])
  const card = screen.getByText('整数金额').closest('.ant-card') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: '运行' }))
  await choose('数据表', '付款')
  await screen.findByRole('button', { name: '开始运行' })
  await choose('金额', '金额')
  await userEvent.click(screen.getByRole('button', { name: '开始运行' }))
  expect(await screen.findByText('任务已满')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '开始运行' }))
  await screen.findByText('已生成 3 行')
  const sent = client.calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, (body as { no?: number }).no])
  expect(sent).toEqual([
    ['/data/recipe/begin', undefined],
    ['/data/recipe/steps', 0],
    ['/data/recipe/run', undefined],
    ['/data/recipe/steps', 1],
    ['/data/recipe/run', undefined],
  ])
})

it('a model that asks for no columns runs once its values are there, which its step names', async () => {
  const { client } = draw(RIGHTS)
  const card = screen.getByText('随机抽样').closest('.ant-card') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: '运行' }))
  await choose('数据表', '付款')
  const begin = await screen.findByRole('button', { name: '开始运行' })
  await userEvent.type(screen.getByRole('textbox', { name: '样本量' }), '25')
  expect(begin).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByRole('textbox', { name: '随机种子' }), '7')
  await userEvent.click(begin)
  await screen.findByText('已生成 3 行')
  const [, saved, run] = client.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)
  expect(saved).toMatchObject({ steps: [{ do: 'sample', rows: 'param.样本量', seed: 'param.随机种子' }] })
  expect(run).toMatchObject({
    values: [
      { name: '样本量', value: '25' },
      { name: '随机种子', value: '7' },
    ],
  })
})

it('what was chosen for a run is not lost by a key that closes', async () => {
  const { host } = draw(RIGHTS)
  const card = screen.getByText('整数金额').closest('.ant-card') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: '运行' }))
  await choose('数据表', '付款')
  await choose('金额', '金额')
  const confirm = vi.spyOn(host.notify, 'confirm').mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: '关闭后，已选的列和参数不会保留，确定关闭吗？' }))
  expect(screen.getByRole('dialog', { name: '运行“整数金额”' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('models stand under what they look at', () => {
  draw(RIGHTS)
  const titles = (subject: string) =>
    [...screen.getByRole('region', { name: subject }).querySelectorAll('.ant-card-head-title')].map(({ textContent }) => textContent)
  expect(titles('重复与缺号').sort()).toEqual(['断号', '重复'])
  expect(titles('抽样').sort()).toEqual(['等距抽样', '货币单位抽样', '抽样推断', '随机抽样'].sort())
  expect(screen.getAllByRole('button', { name: '运行' })).toHaveLength(17)
})

it('users who may not make recipes and sheets read the models alone', () => {
  draw(['dataRecipe:add'])
  expect(screen.getByText('重复')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
