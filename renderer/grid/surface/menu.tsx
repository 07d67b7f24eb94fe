import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useRead } from '../../hooks/use-store'
import { isComposing } from '../../ui/input/composing'
import type { Grid } from '../engine/grid'
import { type MenuFilter, type OpenMenu, openMenu, popupMenu } from './popup-menu'
import type { GridMenuItem } from './props'
import { surfaceOf } from './surface'
import { texts } from './texts'

/** The open menu of a grid, if there is one. */
export function Menu({ grid }: { readonly grid: Grid }) {
  const { changed } = grid.get(popupMenu)
  const menu = useRead(changed, () => grid.get(popupMenu).current)
  return menu === undefined
    ? null
    : createPortal(<MenuList key={`${menu.title} ${menu.x} ${menu.y}`} grid={grid} menu={menu} />, document.body)
}

function MenuList({ grid, menu }: { readonly grid: Grid; readonly menu: OpenMenu }) {
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState({ left: menu.x, top: menu.y })
  const close = () => {
    openMenu(grid, undefined)
    surfaceOf(grid).focus()
  }
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    if (box)
      setPlace({
        left: Math.max(4, Math.min(menu.x, innerWidth - box.width - 4)),
        top: Math.max(4, Math.min(menu.y, innerHeight - box.height - 4)),
      })
    list.current?.querySelector<HTMLElement>('input,[role=menuitem]:not(:disabled)')?.focus()
  }, [menu])
  useEffect(() => {
    const outside = (event: Event) => !(event.target instanceof Node && list.current?.contains(event.target)) && openMenu(grid, undefined)
    document.addEventListener('pointerdown', outside, true)
    document.addEventListener('wheel', outside, { capture: true, passive: true })
    return () => {
      document.removeEventListener('pointerdown', outside, true)
      document.removeEventListener('wheel', outside, true)
    }
  }, [grid])
  const run = (item: GridMenuItem) => {
    close()
    item.run()
  }
  return (
    <div ref={list} className="weft-grid-popup weft-grid-menu" style={place} onKeyDown={event => menuKey(event, list.current, close)}>
      {menu.filter && <FilterField filter={menu.filter} onDone={close} />}
      <div role="menu" aria-label={menu.title}>
        {menu.items.map((item, index) =>
          item === 'line' ? (
            <hr key={`after ${keyBefore(menu, index)}`} />
          ) : (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled === true}
              className={item.danger ? 'weft-grid-danger' : undefined}
              onClick={() => run(item)}
            >
              {item.title}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

/** A line is known by the entry above it. */
function keyBefore({ items }: OpenMenu, index: number): string {
  const before = items[index - 1]
  return before === undefined || before === 'line' ? '' : before.key
}

function FilterField({ filter, onDone }: { readonly filter: MenuFilter; readonly onDone: () => void }) {
  const [text, setText] = useState(filter.value)
  const [reading, setReading] = useState(0)
  const change = async (next: string) => {
    setText(next)
    setReading(count => count + 1)
    await filter.change(next)
    setReading(count => count - 1)
  }
  return (
    <>
      <input
        className="weft-grid-field"
        type="search"
        aria-label={texts.filter}
        placeholder={texts.filter}
        value={text}
        onChange={event => void change(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || isComposing(event)) return
          // The focus goes to the cells, which would take the key as a line end that is typed.
          event.preventDefault()
          onDone()
        }}
      />
      {reading > 0 && <div className="weft-grid-none">{texts.readingAll}</div>}
    </>
  )
}

function menuKey(event: KeyboardEvent, list: HTMLElement | null, close: () => void): void {
  if (isComposing(event)) return
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    event.stopPropagation()
    close()
    return
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const all = [...(list?.querySelectorAll<HTMLElement>('input,[role=menuitem]:not(:disabled)') ?? [])]
  const at = all.indexOf(document.activeElement as HTMLElement)
  all[(at + step + all.length) % all.length]?.focus()
}
