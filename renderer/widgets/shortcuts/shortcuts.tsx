import type { WidgetProps } from '../../model/widget'
import { useHost } from '../../source/host-context'
import { SafeLink } from '../../ui/html/safe-link'
import { texts } from '../../ui/texts'
import type { ShortcutsSettings } from './definition'
import './shortcuts.css'

/** Ways to the pages of the menu, with their icons. */
export function Shortcuts({ settings }: WidgetProps<ShortcutsSettings>) {
  const { pages } = useHost()
  if (pages.length === 0) return <p className="weft-shortcuts-none">{texts.noPages}</p>
  return (
    <ul className="weft-shortcuts">
      {pages.slice(0, settings.most).map(({ title, address, icon }) => (
        <li key={address}>
          <SafeLink href={address}>
            <span className="weft-shortcut-icon" aria-hidden="true">
              {icon}
            </span>
            <span>{title}</span>
          </SafeLink>
        </li>
      ))}
    </ul>
  )
}
