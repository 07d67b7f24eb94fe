import { createPortal } from 'react-dom'
import type { Grid } from '../../engine/grid'
import { surfaceOf } from '../../surface/surface'
import { useSignal } from '../../surface/use-signal'
import { conflictPromptsOf } from './state'
import { texts } from './texts'

/** Pixels that are left beside the prompts. */
const EDGE = 8

/** Prompts about values of other users, at the lower edge of the grid. */
export function ConflictPromptList({ grid }: { readonly grid: Grid }) {
  const prompts = conflictPromptsOf(grid)
  useSignal(prompts.changed)
  if (prompts.all.length === 0) return null
  const box = surfaceOf(grid).painter?.scrollerBox()
  const left = box?.left ?? 0
  const style = { left, maxWidth: innerWidth - left - EDGE, bottom: Math.max(EDGE, innerHeight - (box?.bottom ?? innerHeight) + EDGE) }
  return createPortal(
    <div className="weft-grid-popup weft-grid-offers" style={style}>
      {prompts.all.map(prompt => (
        <p key={`${prompt.cell.id} ${prompt.cell.key}`}>
          {prompt.text}
          <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => prompts.answer(prompt, true)}>
            {texts.take}
          </button>
          <button type="button" onMouseDown={event => event.preventDefault()} onClick={() => prompts.answer(prompt, false)}>
            {texts.keep}
          </button>
        </p>
      ))}
    </div>,
    document.body,
  )
}
