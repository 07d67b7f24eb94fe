import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { fakeClient, type RecordedCall, testHost } from '../../tests/helpers/client'
import { inHost } from '../../tests/helpers/host'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { testScreen } from '../../tests/helpers/screen'
import { RequestError } from '../model/client'
import { restSource } from '../source'
import { ImportDialog } from './import-dialog'

plainStyles()

function draw(answers: Record<string, unknown>) {
  const host = testHost({ client: fakeClient(answers) })
  const source = restSource.create(testScreen().source ?? expect.fail(), host)
  const onClose = vi.fn()
  render(inHost(host, <ImportDialog source={source} onClose={onClose} />))
  const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no input')
  return {
    host,
    onClose,
    choose: (...names: string[]) =>
      userEvent.upload(
        input,
        names.map(name => new File(['x'], name)),
      ),
  }
}

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始上传' })

it('wants a workbook before it uploads', async () => {
  const { choose } = draw({})
  expect(screen.getByText('导入EXCEL')).toBeTruthy()
  expect(start().disabled).toBe(true)
  await choose('a.xlsx')
  await waitFor(() => expect(start().disabled).toBe(false))
})

it('says what the server said and closes', async () => {
  const { host, onClose, choose } = draw({ 'POST /demo/importExcel': { message: '文件导入成功！数据行数：3', code: 200 } })
  await choose('a.xlsx')
  await userEvent.click(start())
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true))
  expect(host.notices).toEqual(['success: 文件导入成功！数据行数：3'])
})

it('has words of its own where the server says nothing', async () => {
  const { host, choose } = draw({ 'POST /demo/importExcel': { message: '' } })
  await choose('a.xls')
  await userEvent.click(start())
  await waitFor(() => expect(host.notices).toEqual(['success: 文件上传成功']))
})

it('warns about rows that were left out', async () => {
  const result = { fileUrl: '/logs/errors.txt', fileName: 'errors.txt', msg: '错误行数：2' }
  const { host, choose } = draw({ 'POST /demo/importExcel': { message: '文件导入成功，但有错误。', code: 201, result } })
  await choose('a.xls')
  await userEvent.click(start())
  await waitFor(() => expect(host.notices).toEqual(['alert: 导入成功，但有错误']))
})

it('hands out the reasons for which rows were left out, by a link in the warning', async () => {
  const result = { fileUrl: '/logs/errors.txt', fileName: 'errors.txt', msg: '错误行数：2' }
  const answer = { message: '文件导入成功，但有错误。', code: 201, result }
  const { host, choose } = draw({ 'POST /demo/importExcel': answer, 'GET /logs/errors.txt': new Blob(['第 3 行']) })
  const alert = vi.spyOn(host.notify, 'alert')
  await choose('a.xls')
  await userEvent.click(start())
  await waitFor(() => expect(alert).toHaveBeenCalledOnce())
  const [{ kind, content } = expect.fail('no warning')] = alert.mock.calls[0] ?? []
  expect(kind).toBe('warning')
  render(inHost(host, <div>{content}</div>))
  expect(screen.getByText('文件导入成功，但有错误。 错误行数：2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /errors\.txt$/ }))
  await waitFor(() => expect(host.saved).toEqual(['errors.txt']))
})

it('sends several files one after the other, each with its own progress', async () => {
  const waiting: { report: (share: number) => void; end: (answer: unknown) => void; name: string }[] = []
  const { choose } = draw({
    'POST /demo/importExcel': ({ form, onProgress }: RecordedCall) =>
      new Promise(resolve => {
        const sent = form?.get('files[]')
        waiting.push({ report: share => onProgress?.(share), end: resolve, name: sent instanceof File ? sent.name : '' })
      }),
  })
  await choose('a.xls', 'b.xlsx')
  await userEvent.click(start())
  await waitFor(() => expect(waiting.map(({ name }) => name)).toEqual(['a.xls']))
  act(() => waiting[0]?.report(0.7))
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70'))
  waiting[0]?.end({ message: '好' })
  await waitFor(() => expect(waiting.map(({ name }) => name)).toEqual(['a.xls', 'b.xlsx']))
  act(() => waiting[1]?.report(0.2))
  await waitFor(() => expect(screen.getAllByRole('progressbar').map(bar => bar.getAttribute('aria-valuenow'))).toContain('20'))
  waiting[1]?.end({ message: '好' })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

it('names the file that failed, keeps it, and goes on with the next', async () => {
  let calls = 0
  const { host, onClose, choose } = draw({
    'POST /demo/importExcel': () => {
      calls += 1
      return calls === 1 ? new RequestError('文件导入失败:第 2 行', 500, false) : { message: '好' }
    },
  })
  await choose('a.xls', 'b.xlsx')
  await userEvent.click(start())
  await waitFor(() => expect(host.notices).toEqual(['warning: a.xls 文件导入失败:第 2 行', 'success: 好']))
  expect(screen.getByText('a.xls')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('b.xlsx')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true))
})

it.each([
  [new RequestError('无法连接服务器，请检查网络后重试', 0, false), ['error: a.xls 无法连接服务器，请检查网络后重试']],
  [new Error(''), ['error: a.xls 文件导入失败！']],
  [new RequestError('未授权，请重新登录', 500, true), []],
])('tells once of what never came to an answer: %o', async (error, notices) => {
  const { host, choose } = draw({ 'POST /demo/importExcel': error })
  await choose('a.xls')
  await userEvent.click(start())
  await waitFor(() => expect(start().disabled).toBe(false))
  await waitFor(() => expect(host.notices).toEqual(notices))
})

it('shows how far each file is, and neither closes nor begins again meanwhile', async () => {
  let report: ((share: number) => void) | undefined
  let end: (answer: unknown) => void = () => undefined
  const { onClose, choose } = draw({
    'POST /demo/importExcel': ({ onProgress }: { onProgress?: (share: number) => void }) => {
      report = onProgress
      return new Promise(resolve => {
        end = resolve
      })
    },
  })
  expect(screen.getByRole('dialog').style.width).toBe('600px')
  await choose('a.xls')
  await userEvent.click(start())
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: /上传中\.\.\./ })
  await waitFor(() => expect(report).toBeDefined())
  act(() => report?.(0.4))
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40'))
  await userEvent.click(busy)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '关闭' }).disabled).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  end({ message: '好' })
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true))
})

it('hands out the template', async () => {
  const { host } = draw({ 'GET /demo/importTemplate': new Blob(['x']) })
  await userEvent.click(screen.getByRole('button', { name: '下载模板' }))
  await waitFor(() => expect(host.saved).toEqual(['file']))
})

it('shows what the files would bring, what is wrong by row, and forgets it with other files', async () => {
  const result = {
    totalCount: 30,
    errorCount: 1,
    columns: ['名称', '级别'],
    rows: [
      { row: 4, cells: ['甲公司', '高'], cause: null },
      { row: 9, cells: ['乙公司', '极高'], cause: '级别“极高”不存在' },
    ],
    others: [],
  }
  const { host, choose } = draw({ 'POST /demo/importPreview': { message: '', result } })
  await choose('a.xlsx')
  await userEvent.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('共30行，可导入29行，错误1行')).toBeTruthy()
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['4可以导入甲公司高', '9级别“极高”不存在乙公司极高'])
  screen.getByText('仅列出前面的行和有错误的行')
  expect(host.notices).toEqual([])
  await userEvent.click(screen.getByTitle(/删除|Remove/))
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
})

it('says why a file cannot be read, and leaves it for another try', async () => {
  const { choose } = draw({
    'POST /demo/importPreview': new RequestError('文件导入失败:缺少必填列“名称”', 500, false),
  })
  await choose('a.xlsx')
  await userEvent.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('文件导入失败:缺少必填列“名称”')).toBeTruthy()
  expect(start().disabled).toBe(false)
})
