import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tab-list.css'

interface TabListProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly title: string }[]
  readonly active: Key
  readonly onChange: (key: Key) => void
  /** What the active tab shows. */
  readonly children: ReactNode
}

const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/** Tabs of a page before sign-in, without antd. Arrow keys move between them. */
export function TabList<Key extends string>({ label, tabs, active, onChange, children }: TabListProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ key }) => key === active)
    const next = (at + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className="weft-choice-tabs" onKeyDown={press}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  )
}
