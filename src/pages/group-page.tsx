import { Link } from 'react-router-dom'
import './group-page.css'

/** What a group of the menu holds, for those who came by the trail above a page. */
export function GroupPage({ entries }: { entries: readonly { readonly title: string; readonly path: string }[] }) {
  return (
    <ul className="weft-card weft-group">
      {entries.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
