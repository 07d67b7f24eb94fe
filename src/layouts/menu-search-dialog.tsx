import { ExportOutlined, SearchOutlined } from '@ant-design/icons'
import { Modal } from 'antd'
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isComposing } from '../../renderer/contract'
import type { LeftMenuItem } from './left-menu'
import { MAIN_ID } from './paths'
import { loadReadings } from './pinyin-index'
import { findEntries, type Readings, type SearchEntry, searchEntries } from './search-menu'
import { texts } from './texts'
import './menu-search.css'

const say = texts.search
const NO_READINGS: Readings = new Map()

/** Read once for a menu; without them titles are still found by their characters. */
function useReadings(entries: readonly SearchEntry[]): Readings {
  const [pinyinIndex, setReadings] = useState(NO_READINGS)
  useEffect(() => {
    let wanted = true
    loadReadings(entries.map(({ title }) => title)).then(
      found => wanted && setReadings(found),
      error => console.warn('The menu cannot be searched by pinyin.', error),
    )
    return () => {
      wanted = false
    }
  }, [entries])
  return pinyinIndex
}

/** Entries of another place open in a new browser tab, as the pages do that frame one. */
const outside = ({ url, framed }: LeftMenuItem) => url ?? framed

/** What is looked for; see `useSearchWords`. */
interface SearchWords {
  readonly input: RefObject<HTMLInputElement>
  readonly text: string
  readonly onText: (text: string) => void
}

interface SearchProps {
  readonly items: readonly LeftMenuItem[]
  readonly onClose: () => void
}

/** Which entry the keys stand on; it is kept in view. */
function useChosen(count: number) {
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In new browsers scrolling answers with a promise, which is no end of an effect.
    void list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  const move = (key: string): boolean => {
    const steps = new Map([
      ['ArrowDown', (at + 1) % count],
      ['ArrowUp', (at - 1 + count) % count],
    ])
    const next = count > 0 ? steps.get(key) : undefined
    if (next !== undefined) setAt(next)
    return next !== undefined
  }
  return { at, setAt, list, move }
}

function Entry({ entry, id, chosen, onChoose }: { entry: SearchEntry; id: string; chosen: boolean; onChoose: () => void }) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className="weft-search-entry"
      onMouseDown={event => {
        // The focus stays in the input, as in every combobox.
        event.preventDefault()
        if (event.button === 0) onChoose()
      }}
    >
      <span>{entry.title}</span>
      {outside(entry) !== undefined && (
        <>
          <ExportOutlined aria-hidden />
          <span className="weft-unseen">{texts.newTab}</span>
        </>
      )}
      {entry.above.length > 0 && <small>{entry.above.join(' / ')}</small>}
    </div>
  )
}

interface OpenSearchProps extends SearchProps, SearchWords {
  /** A page of ours was chosen. */
  readonly onGo: () => void
}

function Search({ items, onClose, input, text, onText, onGo }: OpenSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const entries = useMemo(() => searchEntries(items), [items])
  const pinyinIndex = useReadings(entries)
  const found = useMemo(() => findEntries(entries, text, pinyinIndex), [entries, text, pinyinIndex])
  const { at, setAt, list, move } = useChosen(found.length)
  const choose = (entry: SearchEntry) => {
    onClose()
    const url = outside(entry)
    if (url !== undefined) window.open(url, '_blank', 'noopener,noreferrer')
    else if (entry.path !== undefined) {
      onGo()
      navigate(entry.path)
    }
  }
  const press = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (isComposing(event)) return
    const entry = found[at]
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && entry) choose(entry)
    else if (!move(event.key)) return
    event.preventDefault()
  }
  return (
    <div className="weft-search">
      <div className="weft-search-input">
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={say.title}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}list`}
          {...(found[at] && { 'aria-activedescendant': `${id}${at}` })}
          autoComplete="off"
          spellCheck={false}
          placeholder={say.placeholder}
          value={text}
          onChange={event => {
            onText(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}list`} role="listbox" tabIndex={-1} aria-label={say.found} className="weft-search-list" ref={list}>
        {found.map((entry, index) => (
          <Entry key={entry.key} entry={entry} id={`${id}${index}`} chosen={index === at} onChoose={() => choose(entry)} />
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'weft-unseen' : 'weft-search-nothing'}>
        {found.length > 0 ? say.count(found.length) : say.nothing}
      </p>
    </div>
  )
}

export interface MenuSearchDialogProps extends SearchProps, SearchWords {
  readonly open: boolean
}

/** The search of the menu: type, choose by arrow keys or pointer, go by Enter. */
export function MenuSearchDialog({ open, input, text, onText, ...search }: MenuSearchDialogProps) {
  const gone = useRef(false)
  const goOn = () => {
    if (gone.current) document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    gone.current = false
  }
  return (
    <Modal
      open={open}
      onCancel={search.onClose}
      title={say.title}
      footer={null}
      closable={false}
      width={560}
      style={{ top: 72 }}
      destroyOnHidden
      // A user who pressed a key is already writing: no time for motion.
      transitionName=""
      maskTransitionName=""
      afterOpenChange={shown => shown && input.current?.focus()}
      // Who went to a page goes on in it; who only looked, where they were.
      afterClose={goOn}
      className="weft-search-dialog"
    >
      <Search
        {...search}
        input={input}
        text={text}
        onText={onText}
        onGo={() => {
          gone.current = true
        }}
      />
    </Modal>
  )
}
