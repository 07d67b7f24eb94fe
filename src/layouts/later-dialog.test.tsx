import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { laterDialog } from './later-dialog'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const Plain = ({ open }: Props) => <p>{open ? 'offen' : 'zu'}</p>
const isOpen = ({ open }: Props) => open

it('is loaded once it opens, and stays when it closes', async () => {
  const load = vi.fn(async () => Plain)
  const Dialog = laterDialog(load, isOpen)
  const drawn = (open: boolean) => <Dialog open={open} notify={{ warning: vi.fn() }} onClose={vi.fn()} />
  const { rerender } = render(drawn(false))
  expect(load).not.toHaveBeenCalled()
  rerender(drawn(true))
  expect(await screen.findByText('offen')).toBeTruthy()
  rerender(drawn(false))
  expect(screen.getByText('zu')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

it('says that it cannot be loaded, closes, and is loaded when it is opened again', async () => {
  const load = vi.fn(async () => Plain)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: x.js'))
  const [warning, onClose] = [vi.fn(), vi.fn()]
  const Dialog = laterDialog(load, isOpen)
  const drawn = (open: boolean) => <Dialog open={open} notify={{ warning }} onClose={onClose} />
  const { rerender } = render(drawn(true))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(warning).toHaveBeenCalledWith(expect.stringContaining('无法打开'))
  rerender(drawn(false))
  rerender(drawn(true))
  expect(await screen.findByText('offen')).toBeTruthy()
})
