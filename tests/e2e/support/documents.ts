import { expect, type Page } from '@playwright/test'
import { rowsOf } from './calls'
import { button, form, input, message, openList } from './pages'

export const DOCUMENTS = '/unstructur/documentdata/documentinformation'

/** A file as an input of files takes it. */
export interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const textFile = (name: string, text: string, mimeType = 'text/plain'): TestFile => ({ name, mimeType, buffer: Buffer.from(text) })

/** Adds a document by the form of its list. */
export async function addDocument(page: Page, name: string, file: TestFile): Promise<void> {
  const list = await openList(page, '/unstructur/documentinformation')
  await list.tool('新增')
  const added = form(page, '新增')
  await input(added, '标题').fill(name)
  await added.locator('input[type=file]').setInputFiles(file)
  await expect(added.getByText('上传完成')).toBeVisible()
  await button(added, '保存').click()
  await message(page, '添加成功！')
}

/** The same, until its text can be read; its id. */
export async function addReadDocument(page: Page, name: string, file: TestFile): Promise<string> {
  await addDocument(page, name, file)
  const rows = async () => (await rowsOf(page, DOCUMENTS, `name=${encodeURIComponent(name)}`)).records
  await expect.poll(async () => (await rows())[0]?.state).toBe('ready')
  return String((await rows())[0]?.id)
}
