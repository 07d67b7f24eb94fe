import { readFile } from 'node:fs/promises'
import * as XLSX from '@e965/xlsx'
import type { Download, Page } from '@playwright/test'
import { unique } from './support/calls'
import { expect, test } from './support/fixtures'
import { addLecturers, LECTURERS } from './support/lecturers'
import { button, dialog, type List, message, messages, openList } from './support/pages'

type Table = readonly (readonly (string | number | null)[])[]

async function tableOf(download: Download): Promise<string[][]> {
  const book = XLSX.read(await readFile(await download.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet.')
  return XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' })
}

function workbook(rows: Table, bookType: 'xlsx' | 'biff8'): Buffer {
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map(row => [...row])), '讲师')
  return XLSX.write(book, { type: 'buffer', bookType })
}

async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

/** The two title rows and the header of the template that the dialog offers. */
async function template(page: Page): Promise<string[][]> {
  const download = await saved(page, () => button(dialog(page), '下载模板').click())
  expect(download.suggestedFilename()).toMatch(/\.xlsx?$/)
  return (await tableOf(download)).slice(0, 3)
}

interface Book {
  readonly name: string
  readonly buffer: Buffer
}

const choose = (page: Page, ...files: readonly Book[]): Promise<void> =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles(files.map(file => ({ ...file, mimeType: 'application/octet-stream' })))

async function upload(page: Page, ...files: readonly Book[]): Promise<void> {
  if (files.length > 0) await choose(page, ...files)
  await button(dialog(page), '开始上传').click()
}

/** A row under the template's header, from values by title. */
const under = (header: readonly string[], values: Readonly<Record<string, string | number>>) =>
  header.map(title => values[title.replace(/[*＊\s]/g, '')] ?? null)

async function openImport(page: Page): Promise<List> {
  const list = await openList(page, LECTURERS)
  await list.tool('导入')
  await expect(dialog(page).getByText('导入EXCEL', { exact: true })).toBeVisible()
  return list
}

for (const [extension, bookType] of [
  ['xlsx', 'xlsx'],
  ['xls', 'biff8'],
] as const) {
  test(`imports a filled-in template as .${extension}`, { tag: extension === 'xlsx' ? [] : '@whole' }, async ({ admin }) => {
    const prefix = unique('导')
    const list = await openImport(admin)
    await expect(button(dialog(admin), '开始上传')).toBeDisabled()
    const head = await template(admin)
    const header = head[2] ?? []
    expect(header.map(title => title.replace(/[*＊\s]/g, ''))).toEqual([
      '姓名',
      '性别',
      '出生日期',
      '手机',
      '邮箱',
      '级别',
      '外聘',
      '单位',
      '课酬',
    ])
    const rows = [
      under(header, {
        姓名: `${prefix}-1`,
        性别: '女',
        出生日期: '1980-02-29',
        级别: '高级讲师',
        外聘: '是',
        单位: '审计学院',
        课酬: 800.5,
      }),
      under(header, { 姓名: `${prefix}-2`, 性别: '男', 级别: '初级讲师', 外聘: '否' }),
    ]
    await upload(admin, { name: `讲师.${extension}`, buffer: workbook([...head, ...rows], bookType) })
    await message(admin, '共2行数据全部导入成功！')
    await expect(dialog(admin)).toBeHidden()
    await list.search('姓名', prefix)
    await expect(list.total).toHaveText('1-2 共2条')
    for (const text of ['女', '高级讲师', '是', '审计学院', '800.5']) await expect(list.row(`${prefix}-1`)).toContainText(text)
    await expect(list.row(`${prefix}-2`)).toContainText('初级讲师')
  })
}

test('says which rows it left out and why, and takes the others', { tag: '@whole' }, async ({ admin }) => {
  const prefix = unique('错')
  const list = await openImport(admin)
  const head = await template(admin)
  const header = head[2] ?? []
  const rows = [
    under(header, { 姓名: `${prefix}-1`, 级别: '初级讲师' }),
    under(header, { 姓名: `${prefix}-2`, 级别: '无此级别' }),
    under(header, { 姓名: `${prefix}-3`, 级别: '初级讲师', 手机: '123' }),
    under(header, { 姓名: `${prefix}-1`, 级别: '初级讲师' }),
  ]
  const file = { name: '讲师.xlsx', buffer: workbook([...head, ...rows], 'xlsx') }
  await choose(admin, file)
  await button(dialog(admin), '预览').click()
  await expect(dialog(admin).getByText('共4行，可导入1行，错误3行')).toBeVisible()
  await expect(
    dialog(admin)
      .getByRole('row')
      .filter({ hasText: `${prefix}-3` }),
  ).toContainText('请输入正确的手机号码!')
  await upload(admin)
  const told = dialog(admin)
  await expect(told.getByText('文件导入成功，但有错误。 总上传行数：4，已导入行数：1，错误行数：3')).toBeVisible()
  const report = await saved(admin, () => told.getByRole('button', { name: /^错误详情/ }).click())
  expect(report.suggestedFilename()).toBe('import_errors.txt')
  const lines = (await readFile(await report.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^第 5 行：级别：“无此级别”.*，忽略导入。$/)
  expect(lines[1]).toMatch(/^第 6 行：.*请输入正确的手机号码!.*，忽略导入。$/)
  expect(lines[2]).toMatch(/^第 7 行：.*，忽略导入。$/)
  await told.getByRole('button', { name: /^确\s?定$/ }).click()
  await list.search('姓名', prefix)
  await expect(list.total, 'what was said is what happened').toHaveText('1-1 共1条')
  await expect(list.row(`${prefix}-1`)).toBeVisible()
})

test('a file that is no workbook changes nothing, and keeps no other from coming in', { tag: '@whole' }, async ({ admin }) => {
  const prefix = unique('混')
  const list = await openImport(admin)
  const head = await template(admin)
  const good = workbook([...head, under(head[2] ?? [], { 姓名: `${prefix}-1`, 级别: '初级讲师' })], 'xlsx')
  await upload(admin, { name: '坏.xlsx', buffer: Buffer.from('no workbook at all') }, { name: '好.xlsx', buffer: good })
  await messages(admin, /^坏\.xlsx .*文件不是有效的Excel文件，请使用 \.xls 或 \.xlsx 格式$/, /^共1行数据全部导入成功！$/)
  await expect(dialog(admin).getByText('坏.xlsx')).toBeVisible()
  await expect(dialog(admin).getByText('好.xlsx')).toHaveCount(0)
  await button(dialog(admin), '关闭').click()
  await list.search('姓名', prefix)
  await expect(list.total).toHaveText('1-1 共1条')
})

test('exports what the query finds, or what is selected', async ({ admin }) => {
  const prefix = await addLecturers(admin, 12, index => ({ gender: index === 3 ? '2' : '1', level: '3' }))
  const list = await openList(admin, LECTURERS)
  await list.search('姓名', prefix)
  await expect(list.total).toHaveText('1-10 共12条')
  const all = await saved(admin, () => list.tool('导出'))
  expect(all.suggestedFilename()).toMatch(/^讲师.*\.xlsx$/)
  const [, , header = [], ...rows] = await tableOf(all)
  expect(rows).toHaveLength(12)
  const cell = (row: readonly string[] | undefined, title: string) => row?.[header.indexOf(title)]
  const third = rows.find(row => cell(row, '姓名') === `${prefix}-03`)
  expect([cell(third, '性别'), cell(third, '级别'), cell(third, '外聘'), Number(cell(third, '课酬'))]).toEqual([
    '女',
    '高级讲师',
    '否',
    300,
  ])

  await list.tick(list.row(`${prefix}-11`))
  await list.tick(list.row(`${prefix}-12`))
  const some = await tableOf(await saved(admin, () => list.tool('导出')))
  expect(
    some
      .slice(3)
      .map(row => cell(row, '姓名'))
      .sort(),
  ).toEqual([`${prefix}-11`, `${prefix}-12`])
})
