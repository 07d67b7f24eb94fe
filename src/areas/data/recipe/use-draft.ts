import { useEffect, useState } from 'react'
import { browserDrafts, useHost } from '../../../../renderer/index'
import type { RecipeContent, RecipeParameter, Step } from '../calls'

const PAUSE = 500

export interface RecipeDraft {
  readonly steps: readonly Step[]
  readonly params: readonly RecipeParameter[]
  /** The version that it was begun from. */
  readonly no: number
  readonly time: number
}

/** Keeps steps that are not saved in this browser, for this user, and finds those that were left behind. */
export function useDraft(
  { id, no, current, mayEdit }: RecipeContent,
  { steps, params }: Pick<RecipeDraft, 'steps' | 'params'>,
  dirty: boolean,
) {
  const { user } = useHost()
  const key = `recipe ${user.tenantId} ${user.id} ${id}`
  const [found, setFound] = useState<RecipeDraft>()
  const kept = current && mayEdit
  useEffect(() => {
    let gone = false
    if (!kept) return undefined
    void browserDrafts.get(key).then(draft => {
      if (!gone && draft && Array.isArray(draft.values.steps))
        setFound({
          steps: draft.values.steps as readonly Step[],
          params: (draft.values.params ?? []) as readonly RecipeParameter[],
          no: Number(draft.read.no ?? 0),
          time: draft.time,
        })
    })
    return () => {
      gone = true
    }
  }, [key, kept])
  useEffect(() => {
    if (!kept || !dirty) return undefined
    const timer = setTimeout(() => void browserDrafts.set(key, { values: { steps, params }, read: { no }, time: Date.now() }), PAUSE)
    return () => clearTimeout(timer)
  }, [key, kept, dirty, steps, params, no])
  const drop = () => {
    setFound(undefined)
    void browserDrafts.remove(key)
  }
  return { found, drop, taken: () => setFound(undefined) }
}
