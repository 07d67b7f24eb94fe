import { vi } from 'vitest'
import type { ActionContext, ViewHandle } from '../../renderer/model/action'
import type { Row } from '../../renderer/model/source'
import { restSource } from '../../renderer/source'
import { testHost } from './client'
import { testScreen } from './screen'

function view(selected: readonly Row[]): ViewHandle {
  return {
    query: () => ({ page: 1, pageSize: 10, filters: { name: 'x' } }),
    reload: vi.fn(),
    search: vi.fn(),
    reset: vi.fn(),
    columns: vi.fn(),
    fold: vi.fn(),
    selected: () => selected,
    clearSelection: vi.fn(),
    openForm: vi.fn(),
    openImport: vi.fn(),
    print: vi.fn(),
  }
}

/** What an action sees that was started from a list over `/demo`; the rows are those that are ticked. */
export function actionContext(parts: Partial<ActionContext> = {}): ActionContext {
  const { host = testHost(), screen = testScreen(), rows = [] } = parts
  if (screen.source === undefined) throw new Error('no source')
  return {
    screen,
    source: restSource.create(screen.source, host),
    rows,
    host,
    values: {},
    view: view(rows),
    open: vi.fn(),
    set: vi.fn(),
    emit: vi.fn(),
    ...parts,
  }
}
