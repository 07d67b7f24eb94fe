import { Input, Tabs } from 'antd'
import { Link } from 'react-router-dom'
import type { PageHead } from './page-head'
import { texts } from './texts'

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
