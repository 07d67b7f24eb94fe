import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cellRenderer } from '../../../tests/helpers/cells'
import { testHost } from '../../../tests/helpers/client'
import { HostProvider } from '../../source/host-context'
import { CloseGuardProvider, useCloseGuards } from '../../ui/guard/close-guard'
import { RowStore } from '../engine/row-store'
import { type LeavingPlace, useLeaving } from './use-leaving'

/** A grid in a frame that is asked to close. */
async function leave(saving: { busy: boolean; stop?: () => void }, change: boolean, agrees: boolean, awaitedCount = 0) {
  const store = new RowStore({ rows: [{ id: 'a', name: 'A' }] })
  if (change) store.edit([{ index: 0, values: { name: 'B' } }])
  const host = testHost()
  const notices: string[] = []
  const confirm = async ({ title }: { title: string }) => {
    notices.push(title)
    return agrees
  }
  const giveUp = vi.fn()
  const check = { stop: saving.stop, run: async () => 'done' as const }
  const place: LeavingPlace = { store, validation: { awaitedCount }, saving: { busy: saving.busy, check }, keeper: { giveUp } }
  let mayClose = async () => true
  function Grid() {
    useLeaving(place)
    return null
  }
  function Frame() {
    const guards = useCloseGuards()
    mayClose = guards.mayClose
    return (
      <HostProvider renderer={cellRenderer} host={{ ...host, notify: { ...host.notify, confirm } }}>
        <CloseGuardProvider guards={guards}>
          <Grid />
        </CloseGuardProvider>
      </HostProvider>
    )
  }
  render(<Frame />)
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  return { closed: await mayClose(), notices, finished: giveUp.mock.calls.length, warned: unload.defaultPrevented }
}

it('asks before changes are lost, and drops the draft once they are given up', async () => {
  expect(await leave({ busy: false }, false, false)).toEqual({ closed: true, notices: [], finished: 0, warned: false })
  const asked = { notices: ['有未保存的修改，确定离开吗？'], warned: true }
  expect(await leave({ busy: false }, true, false)).toEqual({ ...asked, closed: false, finished: 0 })
  expect(await leave({ busy: false }, true, true)).toEqual({ ...asked, closed: true, finished: 1 })
  expect(await leave({ busy: false }, false, false, 1)).toEqual({ ...asked, closed: false, finished: 0 })
})

it('can be left while a save hangs, which gives its judgement up and keeps the draft', async () => {
  const asked = { notices: ['保存尚未完成，确定离开吗？'], warned: true, finished: 0 }
  const stop = vi.fn()
  expect(await leave({ busy: true, stop }, true, false)).toEqual({ ...asked, closed: false })
  expect(stop).not.toHaveBeenCalled()
  expect(await leave({ busy: true, stop }, true, true)).toEqual({ ...asked, closed: true })
  expect(stop).toHaveBeenCalledOnce()
  expect(await leave({ busy: true }, true, true)).toEqual({ ...asked, closed: true })
})
