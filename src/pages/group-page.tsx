import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePageHead } from '../layouts/page-head'
import { texts } from './texts'
import './group-page.css'

const say = texts.group

/** More than these are looked through by a search. */
const FEW = 8

/** What a group of the menu holds, for those who came by the trail above a page. */
export function GroupPage({ entries }: { entries: readonly { readonly title: string; readonly path: string }[] }) {
  const [wanted, setWanted] = useState('')
  const found = entries.filter(({ title }) => title.includes(wanted.trim()))
  usePageHead({ description: say.count(entries.length), ...(entries.length > FEW && { onSearch: setWanted }) })
  return (
    <ul className="weft-card weft-group">
      {found.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
