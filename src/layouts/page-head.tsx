import { Input, Tabs } from 'antd'
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { texts } from './texts'

/** What a page may say above its content; everything may be absent. */
export interface PageHead {
  readonly description?: ReactNode
  readonly links?: readonly { readonly title: string; readonly path: string }[]
  /** At the end of the head. */
  readonly image?: ReactNode
  /** Called with what a user looks for. */
  readonly onSearch?: (text: string) => void
  readonly tabs?: {
    readonly items: readonly { readonly key: string; readonly title: string }[]
    readonly active: string
    readonly onChange: (key: string) => void
  }
}

export const PageHeadContext = createContext<(head: PageHead | null) => void>(() => {})

/** Has the frame around a page show what belongs to the head of it, for as long as the page is there. */
export function usePageHead(head: PageHead): void {
  const show = useContext(PageHeadContext)
  useLayoutEffect(() => show(head))
  useLayoutEffect(() => () => show(null), [show])
}

/** Below the title of a page. */
export function PageHeadView({ description, links = [], image, onSearch, tabs }: PageHead) {
  return (
    <div className="weft-card weft-page-more weft-no-print">
      <div className="weft-page-about">
        {description && <p>{description}</p>}
        {links.length > 0 && (
          <ul className="weft-page-links">
            {links.map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
        {onSearch && (
          <Input.Search
            allowClear
            className="weft-page-search"
            aria-label={texts.searchPage}
            placeholder={texts.searchPage}
            onSearch={onSearch}
          />
        )}
      </div>
      {image && <div className="weft-page-image">{image}</div>}
      {tabs && (
        <Tabs
          className="weft-page-tabs"
          activeKey={tabs.active}
          onChange={tabs.onChange}
          items={tabs.items.map(({ key, title }) => ({ key, label: title }))}
        />
      )}
    </div>
  )
}
