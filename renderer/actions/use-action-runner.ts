import { useCallback, useRef, useState } from 'react'
import type { ActionContext, ActionModel } from '../model/action'
import { useRenderer } from '../source/host-context'
import { runAction } from './run-action'

/** Runs actions, each of them once at a time in its place. */
export interface ActionRunner {
  /** `place` tells the buttons of one action apart, such as the key of a row. */
  readonly busy: (action: ActionModel, place: string) => boolean
  /** A second press while the first runs does nothing: one press, one request. */
  readonly run: (action: ActionModel, place: string, context: ActionContext) => Promise<boolean>
}

export function useActionRunner(): ActionRunner {
  const renderer = useRenderer()
  const running = useRef(new Set<string>())
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const run = useCallback(
    async (action: ActionModel, place: string, context: ActionContext) => {
      const key = pressKey(action, place)
      if (running.current.has(key)) return false
      running.current.add(key)
      setShown(new Set(running.current))
      try {
        return await runAction(renderer, action, context)
      } finally {
        running.current.delete(key)
        setShown(new Set(running.current))
      }
    },
    [renderer],
  )
  return { run, busy: (action, place) => shown.has(pressKey(action, place)) }
}

function pressKey(action: ActionModel, place: string): string {
  return `${action.name}\n${place}`
}
