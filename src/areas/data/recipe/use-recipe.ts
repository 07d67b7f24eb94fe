import { useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { messageOf, type RecipeContent, type Step, saveRecipe } from '../calls'
import { begin, change, redo, undo } from './history'
import { texts } from './texts'

const differ = (one: unknown, other: unknown) => one !== other && JSON.stringify(one) !== JSON.stringify(other)

/** The steps while they are edited: what was done to them, which one is chosen, and whether they are saved. */
export function useRecipe(recipe: RecipeContent) {
  const host = useHost()
  const [history, setHistory] = useState(() => begin(recipe.steps))
  const [saved, setSaved] = useState({ no: recipe.no, steps: recipe.steps, params: recipe.params })
  const [chosen, setChosen] = useState(recipe.steps.length)
  const [params, setParams] = useState(recipe.params)
  const [saving, setSaving] = useState(false)
  const { steps } = history
  const save = async (): Promise<boolean> => {
    setSaving(true)
    try {
      const { no } = await saveRecipe(host.client, { id: recipe.id, no: saved.no, steps, params })
      setSaved({ no, steps, params })
      host.notify.success(texts.saved)
      return true
    } catch (error) {
      host.notify.error(messageOf(error))
      return false
    } finally {
      setSaving(false)
    }
  }
  const step = (go: typeof undo) => {
    const next = go(history)
    setHistory(next)
    setChosen(at => Math.min(at, next.steps.length))
  }
  return {
    ...{ steps, params, setParams, chosen, saving, save, no: saved.no },
    choose: setChosen,
    dirty: differ(steps, saved.steps) || differ(params, saved.params),
    set: (next: readonly Step[], at: number) => {
      setHistory(known => change(known, next))
      setChosen(Math.min(at, next.length))
    },
    /** `place`: what is changed of the chosen step. */
    amend: (next: Step, place: string) => {
      setHistory(known => change(known, known.steps.with(chosen - 1, next), `${chosen} ${place}`))
    },
    mayUndo: history.past.length > 0,
    mayRedo: history.future.length > 0,
    undo: () => step(undo),
    redo: () => step(redo),
  }
}

export type RecipeState = ReturnType<typeof useRecipe>
