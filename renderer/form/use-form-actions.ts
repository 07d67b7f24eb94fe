import { toJS } from '@formily/reactive'
import { useCallback } from 'react'
import { type ActionRunner, runAction } from '../actions'
import { useLatest } from '../hooks/use-latest'
import type { ActionContext, ActionModel, FormHandle, ViewHandle } from '../model/action'
import type { Host } from '../model/host'
import { useRenderer } from '../source/host-context'
import type { Screens } from '../ui/page/screens-context'
import { type FormEnds, formHandle } from './form-handle'
import type { FormSession } from './form-session'
import type { FormValues } from './props'

/** Actions that stand in a form: they see its values as their row and can set them. */
export interface FormActions {
  /** Runs the action of a field that changed. */
  readonly onInput: (name: string) => void
  /** Runs the action of a button. */
  readonly press: (action: ActionModel) => void
}

export interface FormActionPlace {
  readonly session: FormSession | undefined
  readonly host: Host
  /** Reads the record anew. */
  readonly reload: () => void
  readonly print: () => void
  readonly runner: ActionRunner
  readonly ends: FormEnds
  /** Null where no other screen can be drawn. */
  readonly screens: Screens | null
}

export function useFormActions({ session, host, reload, print, runner: { run }, ends, screens }: FormActionPlace): FormActions {
  const renderer = useRenderer()
  const printing = useLatest(print)
  const ending = useLatest(ends)
  const context = useCallback(
    (session: FormSession, form: FormHandle): ActionContext => {
      const { screen, source, row, route, parent } = session.parts
      const current = { ...row, ...session.wire() }
      return {
        screen,
        source,
        host,
        row: current,
        rows: [current],
        values: route,
        parent,
        form,
        view: formView(reload, () => printing.current()),
        open: screens?.open ?? (async (id, _, values) => host.openScreen(id, values)),
        emit: screens?.emit ?? (() => undefined),
        set: values => session.assign(toJS(values) as FormValues),
      }
    },
    [host, reload, screens],
  )
  const within = useCallback(
    async (start: (context: ActionContext) => Promise<boolean>) => {
      if (session === undefined) return
      const { handle, end } = formHandle(() => ending.current)
      await start(context(session, handle))
      end()
    },
    [session, context],
  )
  const onInput = useCallback(
    (name: string) => {
      const action: ActionModel | undefined = session?.compiled.items.get(name)?.model.on?.change
      if (action !== undefined) void within(here => runAction(renderer, action, here))
    },
    [renderer, session, within],
  )
  const press = useCallback((action: ActionModel) => void within(here => run(action, '', here)), [run, within])
  return { onInput, press }
}

const nothing = () => undefined

/** A form is no list: what only a list can do, does nothing here. */
function formView(reload: () => void, print: () => void): ViewHandle {
  return {
    query: () => ({ page: 1, pageSize: 10, filters: {} }),
    reload,
    search: reload,
    reset: reload,
    columns: nothing,
    selected: () => [],
    clearSelection: nothing,
    openForm: nothing,
    fold: nothing,
    openImport: nothing,
    print,
  }
}
