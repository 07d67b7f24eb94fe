import { Link } from 'react-router-dom'
import { greeting } from '../layouts/greeting'
import { type LeftMenuItem, leaves } from '../layouts/left-menu'
import { menuIcon } from '../layouts/menu-icon'
import { PageFrame } from '../layouts/page-frame'
import { HOME } from '../layouts/paths'
import { SYSTEM_NAME } from '../theme/texts'
import { texts } from './texts'
import './home-page.css'

const say = texts.home

interface HomePageProps {
  readonly userName: string
  readonly items: readonly LeftMenuItem[]
}

interface Group {
  readonly key: string
  readonly title: string
  readonly links: readonly LeftMenuItem[]
}

/** Pages by the top of the menu; those that stand alone come together, without home itself. */
function groupsOf(items: readonly LeftMenuItem[]): readonly Group[] {
  const alone = items.filter(item => !item.children && item.path !== HOME)
  const groups = items.filter(item => item.children).map(item => ({ key: item.key, title: item.title, links: leaves([item]) }))
  return alone.length > 0 ? [{ key: '', title: say.shortcuts, links: alone }, ...groups] : groups
}

function Shortcut({ link: { title, icon, path, url } }: { link: LeftMenuItem }) {
  const content = (
    <>
      <span className="weft-shortcut-icon" aria-hidden="true">
        {menuIcon(icon || 'file-text')}
      </span>
      {title}
    </>
  )
  if (path) return <Link to={path}>{content}</Link>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}

/** The dashboard: who is signed in, and the way to everything that this person may open. */
export function HomePage({ userName, items }: HomePageProps) {
  const groups = groupsOf(items)
  return (
    <PageFrame title={say.title}>
      <section className="weft-card weft-home-welcome">
        <h2>{say.greeting(greeting(new Date().getHours()), userName)}</h2>
        <p>{say.welcome(SYSTEM_NAME)}</p>
      </section>
      {groups.length === 0 && <p className="weft-card">{say.empty}</p>}
      {groups.map(group => (
        <section key={group.key} className="weft-card" aria-label={group.title}>
          <h2 className="weft-home-title">{group.title}</h2>
          <ul className="weft-shortcuts">
            {group.links.map(link => (
              <li key={link.key}>
                <Shortcut link={link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  )
}
