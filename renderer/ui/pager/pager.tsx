import { DownOutlined, EllipsisOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { type ReactNode, useState } from 'react'
import { focusedMenu } from '../focus/focused-menu'
import { useMenuOpener } from '../focus/use-menu-opener'
import { jumped, pageCount, pageEntries } from './page-numbers'
import './pager.css'
import { texts } from './texts'

export interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  /** To choose from; with one there is no choice. */
  readonly pageSizes: readonly number[]
  /** Rows of all pages. */
  readonly total: number
  /** Where room is short: the number of the page can be typed, and the size of pages not chosen. */
  readonly tight: boolean
  /** How many rows there are, in words. */
  readonly children: ReactNode
  readonly onChange: (page: number, pageSize: number) => void
}

/** Leads from page to page of rows. The row that a page began with stays in sight when the size of pages changes. */
export function Pager({ page, pageSize, pageSizes, total, tight, children, onChange }: PagerProps) {
  const pages = pageCount(total, pageSize)
  const go = (to: number) => to !== page && onChange(to, pageSize)
  const resize = (size: number) => onChange(Math.min(page, pageCount(total, size)), size)
  return (
    <nav className={`weft-pager${tight ? ' is-tight' : ''}`} aria-label={texts.pages}>
      <span className="weft-pager-total">{children}</span>
      <Step name="previous" disabled={page <= 1} onPress={() => go(page - 1)} />
      {tight ? <TypedPage key={page} page={page} pages={pages} onGo={go} /> : <Numbers page={page} pages={pages} onGo={go} />}
      <Step name="next" disabled={page >= pages} onPress={() => go(page + 1)} />
      {!tight && pageSizes.length > 1 && <Sizes pageSize={pageSize} pageSizes={pageSizes} onChoose={resize} />}
    </nav>
  )
}

interface StepProps {
  readonly name: 'previous' | 'next'
  readonly disabled: boolean
  readonly onPress: () => void
}

/** It keeps the focus at the last page, so that who pages by keyboard is not thrown out of the pages. */
function Step({ name, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      className="weft-pager-button"
      aria-label={texts[name]}
      title={texts[name]}
      aria-disabled={disabled}
      onClick={() => disabled || onPress()}
    >
      {name === 'previous' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
    </button>
  )
}

interface PlaceProps {
  readonly page: number
  readonly pages: number
  readonly onGo: (page: number) => void
}

function Numbers({ page, pages, onGo }: PlaceProps) {
  return (
    <>
      {pageEntries(page, pages).map(entry =>
        typeof entry === 'number' ? (
          <button
            key={entry}
            type="button"
            className="weft-pager-button"
            aria-label={texts.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onGo(entry)}
          >
            {entry}
          </button>
        ) : (
          <button
            key={entry}
            type="button"
            className="weft-pager-button is-jump"
            aria-label={texts[entry]}
            title={texts[entry]}
            onClick={() => onGo(jumped(entry, page, pages))}
          >
            <EllipsisOutlined aria-hidden />
          </button>
        ),
      )}
    </>
  )
}

/** Enter or leaving goes to the page that was typed; what is no page leaves it as it was. */
function TypedPage({ page, pages, onGo }: PlaceProps) {
  const [text, setText] = useState(String(page))
  const enter = () => {
    const asked = Number(text)
    if (!/^\d+$/.test(text) || asked < 1) return setText(String(page))
    const to = Math.min(asked, pages)
    setText(String(to))
    onGo(to)
  }
  return (
    <span className="weft-pager-typed">
      <input
        aria-label={texts.pageNumber}
        inputMode="numeric"
        size={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={enter}
        onKeyDown={({ key }) => key === 'Enter' && enter()}
      />
      / {pages}
    </span>
  )
}

interface SizesProps {
  readonly pageSize: number
  readonly pageSizes: readonly number[]
  readonly onChoose: (size: number) => void
}

function Sizes({ pageSize, pageSizes, onChoose }: SizesProps) {
  const opener = useMenuOpener()
  const menu = {
    items: pageSizes.map(size => ({ key: String(size), label: texts.size(size) })),
    selectable: true,
    selectedKeys: [String(pageSize)],
    onClick(choice: { readonly key: string; readonly domEvent: { preventDefault(): void } }) {
      opener.giveBack(choice)
      onChoose(Number(choice.key))
    },
  }
  return (
    <Dropdown trigger={['click']} placement="topRight" autoFocus popupRender={focusedMenu} destroyOnHidden menu={menu}>
      <button
        ref={opener.ref}
        type="button"
        className="weft-pager-button weft-pager-sizes"
        aria-haspopup="menu"
        aria-label={texts.sizes(pageSize)}
      >
        {texts.size(pageSize)}
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  )
}
