import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cellField, editCell, faces, showCell } from '../../../tests/helpers/draw-cells'

it.each([
  ['https://example.org/1', 'https://example.org/1', 'https://example.org/1'],
  [42, '42', '42'],
  ['', '', null],
])('reads %j as %j and sends %j', (wire, shown, back) => {
  expect(faces(cellField('qrcode'), wire)).toEqual([shown, back])
})

it('is a code with its text in the details', async () => {
  const { container } = showCell(cellField('qrcode', { size: 96 }), { it: '资产-0001' }, { view: 'details' })
  const code = await screen.findByRole('img', { name: '二维码：资产-0001' })
  expect(code.querySelector('svg')).not.toBeNull()
  expect(container.textContent).toContain('资产-0001')
})

it('is a text in a list, with the code behind a button', async () => {
  const { container } = showCell(cellField('qrcode'), { it: '资产-0001' })
  expect(container.textContent).toBe('资产-0001')
  const button = screen.getByRole('button', { name: '二维码：资产-0001' })
  fireEvent.click(button)
  expect(await screen.findByRole('img', { name: '二维码：资产-0001' })).toBeDefined()
  const around = vi.fn()
  document.body.addEventListener('keydown', around)
  fireEvent.keyDown(button, { key: 'Escape' })
  document.body.removeEventListener('keydown', around)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  // The window around stays.
  expect(around).not.toHaveBeenCalled()
})

it('says that a text is too long for one', async () => {
  showCell(cellField('qrcode'), { it: '长'.repeat(800) }, { view: 'details' })
  expect((await screen.findByRole('alert')).textContent).toBe('内容过长，无法生成二维码')
})

it('follows what is typed', async () => {
  const { changes, user } = editCell(cellField('qrcode'))
  await user.type(await screen.findByRole('textbox', { name: '字段' }), 'A1')
  expect(changes.at(-1)).toBe('A1')
  expect(screen.getByRole('img', { name: '二维码：A1' })).toBeDefined()
})
