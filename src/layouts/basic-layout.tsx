import type { ReactNode } from 'react'
import { Header, type HeaderProps } from './header'
import { Reachability } from './reachability-bar'
import { texts } from './texts'
import './layouts.css'

export interface BasicLayoutProps extends HeaderProps {
  /** Beside header and content; absent without a menu. */
  readonly side?: ReactNode
  /** Between header and page: the place of the tabs. */
  readonly tabs?: ReactNode
  readonly children: ReactNode
}

/** Header and page, and whatever stands beside them. */
export function BasicLayout({ side, tabs, children, ...header }: BasicLayoutProps) {
  return (
    <div className="weft-shell">
      <a className="weft-skip" href="#weft-main">
        {texts.skip}
      </a>
      {side}
      <div className="weft-body">
        <Header {...header} />
        <Reachability />
        {tabs}
        <main id="weft-main" className="weft-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
