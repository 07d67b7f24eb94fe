import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePageHead } from '../layouts/page-head'
import { texts } from './texts'
import './group-page.css'

const say = texts.group

/** More than these are looked through by a search. */
const FEW = 8

interface GroupEntry {
  readonly title: string
  readonly path: string
  /** Opens in a browser tab of its own. */
  readonly url?: string
}

/** What a group of the menu holds, for those who came by the trail above a page. */
export function GroupPage({ entries }: { entries: readonly GroupEntry[] }) {
  const [wanted, setWanted] = useState('')
  const found = entries.filter(({ title }) => title.includes(wanted.trim()))
  usePageHead({ description: say.count(entries.length), ...(entries.length > FEW && { onSearch: setWanted }) })
  return (
    <ul className="weft-card weft-group">
      {found.map(({ title, path, url }) => (
        <li key={path}>
          {url === undefined ? (
            <Link to={path}>{title}</Link>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
