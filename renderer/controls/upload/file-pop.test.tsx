import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeClient, testHost } from '../../../tests/helpers/client'
import { cellField, editCell } from '../../../tests/helpers/draw-cells'
import { plainStyles } from '../../../tests/helpers/plain-styles'
import { popFiles } from './pop-files'

plainStyles()

async function open(type: string, start: string | null) {
  const host = testHost({ client: fakeClient({ 'POST /sys/common/upload': { message: 'temp/new.svg' } }) })
  const drawn = editCell(cellField(type, { number: 0 }), start, { host, compact: true })
  await drawn.user.click(await screen.findByRole('button', { name: '管理字段' }))
  return { ...drawn, host, dialog: await screen.findByRole('dialog', { name: '文件上传' }) }
}

it.each(['file', 'image'])('shows all of a cell of %s, and is not confirmed without one', async type => {
  const { dialog, user, host, changes } = await open(type, 'temp/a.svg')
  expect(dialog.style.width).toBe('520px')
  expect(dialog.querySelector<HTMLElement>('.ant-modal-body > div')?.style.height).toBe('200px')
  await user.click(await within(dialog).findByRole('button', { name: '删除 a.svg' }))
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  expect(host.notices).toEqual(['warning: 未上传任何文件'])
  expect(changes).toEqual([])
  const input = within(dialog).getByLabelText('字段', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'new.svg', { type: 'image/svg+xml' })] } })
  await within(dialog).findByTitle('new.svg')
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(changes).toEqual(['temp/new.svg']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('changes nothing when it is closed', async () => {
  const { dialog, user, changes } = await open('file', 'temp/a.txt')
  await user.click(await within(dialog).findByRole('button', { name: '删除 a.txt' }))
  await user.click(within(dialog).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes).toEqual([])
})

it('hands over name, address, path, state and id', () => {
  expect(popFiles('temp/1/底稿.pdf', { fileUrl: path => `/static/${path}` })).toEqual([
    { id: 'temp/1/底稿.pdf', name: '底稿.pdf', url: '/static/temp/1/底稿.pdf', path: 'temp/1/底稿.pdf', status: 'done' },
  ])
})
