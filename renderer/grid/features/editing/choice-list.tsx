import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRead } from '../../../hooks/use-store'
import type { Grid } from '../../engine/grid'
import { surfaceOf } from '../../surface/surface'
import { useSignal } from '../../surface/use-signal'
import { type ChoiceState, choiceState } from './choice-state'
import { NoOptions } from './no-options'

/** Options beyond these are narrowed by typing before users read so far. */
const SHOWN = 200
const HEIGHT = 264

/** The list of the open cell's options. The keys stay with the input of the grid. */
export function ChoiceList({ grid }: { readonly grid: Grid }) {
  const state = grid.get(choiceState)
  const open = useRead(state.changed, () => state.open)
  return open ? createPortal(<List grid={grid} state={state} />, document.body) : null
}

function List({ grid, state }: { readonly grid: Grid; readonly state: ChoiceState }) {
  useSignal(state.changed)
  const surface = surfaceOf(grid)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(() => below(surface.input))
  const { options, current } = state
  useEffect(() => {
    const { input } = surface
    const follow = () => setPlace(below(input))
    window.addEventListener('scroll', follow, true)
    window.addEventListener('resize', follow)
    return () => {
      window.removeEventListener('scroll', follow, true)
      window.removeEventListener('resize', follow)
    }
  }, [surface])
  useLayoutEffect(() => {
    const { input } = surface
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-expanded', 'true')
    input?.setAttribute('aria-controls', id)
    return () => {
      for (const name of ['role', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) input?.removeAttribute(name)
    }
  }, [surface, id])
  useLayoutEffect(() => {
    surface.input?.setAttribute('aria-activedescendant', `${id}-${current}`)
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [surface, id, current])
  return (
    <div
      ref={list}
      id={id}
      {...(options.length > 0 ? { role: 'listbox' } : {})}
      className="weft-grid-popup weft-grid-options"
      style={{ ...place, maxHeight: HEIGHT }}
      onPointerDown={event => event.preventDefault()}
      onMouseDown={event => event.preventDefault()}
    >
      {options.length === 0 && <NoOptions state={state} />}
      {options.slice(0, SHOWN).map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          aria-disabled={option.disabled === true}
          onClick={() => {
            if (option.disabled === true) return
            state.pick(option)
            surface.focus()
          }}
        >
          {option.text}
        </div>
      ))}
    </div>
  )
}

/** Below the cell, or above it where there is more room. */
function below(input: HTMLElement | undefined): { left: number; minWidth: number; top?: number; bottom?: number } {
  const box = input?.getBoundingClientRect()
  if (box === undefined) return { left: 0, minWidth: 120, top: 0 }
  const left = Math.max(4, Math.min(box.left, innerWidth - Math.max(120, box.width) - 4))
  const common = { left, minWidth: Math.max(120, box.width) }
  return innerHeight - box.bottom < HEIGHT && box.top > innerHeight - box.bottom
    ? { ...common, bottom: innerHeight - box.top + 2 }
    : { ...common, top: box.bottom + 2 }
}
