import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { switchLanguage } from '../session/language'
import { texts } from '../session/texts'
import { SYSTEM_NAME, SYSTEM_NAME_LINES } from '../theme/texts'
import { Footer } from './footer'
import { LogoMark } from './logo'
import { Reachability } from './reachability-bar'
import './login-layout.css'

/** The other language, in its own words, for pages where nothing is there to be saved. */
function LanguageButton() {
  return (
    <button type="button" className="weft-language-button" onClick={() => void switchLanguage(async () => true)}>
      {texts.otherLanguage}
    </button>
  )
}

/** Threads that cross: what the product's pages are woven of. Decoration only. */
function Weave() {
  const lines = Array.from({ length: 9 }, (_, index) => 40 + index * 90)
  return (
    <svg className="weft-weave" viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {lines.map((at, index) => (
        <g key={at} fill="none" stroke="#fff" strokeWidth="1.5">
          <path d={`M${at} -20 C ${at + 120} 260, ${at - 140} 540, ${at + 40} 820`} opacity={0.06 + (index % 3) * 0.04} />
          <path d={`M-20 ${at} C 260 ${at - 120}, 540 ${at + 140}, 820 ${at - 40}`} opacity={0.06 + ((index + 1) % 3) * 0.04} />
          <circle cx={at + 8} cy={lines[(index * 4) % 9]} r="3" fill="#fff" stroke="none" opacity="0.5" />
        </g>
      ))}
    </svg>
  )
}

/** The frame of the pages before sign-in: the product on one side, the page on the other; small screens show the page alone. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="weft-login-layout">
      <aside className="weft-login-side">
        <Weave />
        <p className="weft-login-name" aria-hidden="true">
          {SYSTEM_NAME_LINES.map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </aside>
      <div className="weft-login-main">
        <LanguageButton />
        <Reachability />
        <main>{children}</main>
        <div className="weft-login-footer">
          <Link to="/" className="weft-login-logo">
            <LogoMark size={20} />
            {SYSTEM_NAME}
          </Link>
          <Footer />
        </div>
      </div>
    </div>
  )
}
