import { type ReactNode, useLayoutEffect } from 'react'
import { useTheme } from '../theme/store'
import { Header, type HeaderProps } from './header'
import { MAIN_ID } from './paths'
import { Reachability } from './reachability-bar'
import { texts } from './texts'
import { useHeaderAway } from './use-header-away'
import './layouts.css'

export interface BasicLayoutProps extends HeaderProps {
  /** Beside header and content; absent without a menu. */
  readonly side?: ReactNode
  /** Between header and page: the place of the tabs. */
  readonly tabs?: ReactNode
  readonly children: ReactNode
}

const classes = (flags: { readonly [name: string]: boolean }) => Object.keys(flags).filter(name => flags[name])

/** For the rules of `html`. As `:has()` the browser would ask again with each text that changes, such as the title. */
function useShellMark(): void {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add('has-shell')
    return () => classList.remove('has-shell')
  }, [])
}

/** Header and page, and whatever stands beside them. */
export function BasicLayout({ side, tabs, children, ...header }: BasicLayoutProps) {
  const { fixedHeader, hideHeader, navigation, width } = useTheme()
  const away = useHeaderAway(hideHeader)
  useShellMark()
  const state = classes({
    'has-fixed-header': fixedHeader,
    'has-header-away': away,
    'has-tabs': tabs !== undefined && tabs !== null,
    'has-fixed-width': navigation === 'top' && width === 'fixed',
  })
  return (
    <div className={['weft-shell', ...state].join(' ')}>
      <a className="weft-skip" href={`#${MAIN_ID}`}>
        {texts.skip}
      </a>
      {side}
      <div className="weft-body">
        <Header {...header} />
        <Reachability />
        {tabs}
        <main id={MAIN_ID} className="weft-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
