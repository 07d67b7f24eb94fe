import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import { useEffect, useState } from 'react'
import { isEmptyDoc } from './content'
import { isArmed } from './painter'
import type { RichText } from './rich-text'

/** Nothing but one empty paragraph: a list without words shows no placeholder. */
export const isFresh = (doc: Node): boolean => doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && isEmptyDoc(doc)

/** All that tools show at a cursor, as a text: while it stays the same they are not drawn anew. Undefined where more than a cursor stands. */
export function standOf(state: EditorState): string | undefined {
  const { selection, storedMarks, doc } = state
  if (!(selection instanceof TextSelection) || !selection.empty) return undefined
  const { $from } = selection
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => [$from.node(depth).type.name, $from.node(depth).attrs])
  const marks = storedMarks ?? $from.marks()
  return JSON.stringify([around, marks, undoDepth(state) > 0, redoDepth(state) > 0, isArmed(state), isFresh(doc)])
}

/** Draws again after what changed the stand of the tools, once a frame; a key that only writes draws nothing. */
export function useStand(rich: RichText | undefined): void {
  const [, tick] = useState(0)
  useEffect(() => {
    let frame = 0
    let drawn: string | undefined
    const look = () => {
      frame = 0
      if (rich === undefined || rich.editor.isDestroyed) return
      const stand = standOf(rich.editor.state)
      if (stand !== undefined && stand === drawn) return
      drawn = stand
      tick(count => count + 1)
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    rich?.editor.on('transaction', soon)
    return () => {
      rich?.editor.off('transaction', soon)
      cancelAnimationFrame(frame)
    }
  }, [rich])
}
