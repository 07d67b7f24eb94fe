import { Link } from 'react-router-dom'
import { SYSTEM_NAME } from '../theme/texts'
import './footer.css'
import { texts } from './texts'

const say = texts.footer

/** Documents of the library that the pages are drawn with. */
const LIBRARY = 'https://ant.design/docs/react/introduce-cn'

/** Where the source of this installation is published, from `repository` in package.json; empty: nowhere, and no link leads there. */
const SOURCE: string = import.meta.env?.SOURCE_ADDRESS ?? ''

interface OutsideProps {
  readonly address: string
  readonly children: string
}

/** Opens in a new tab of the browser, and tells the site there nothing of this one. */
function Outside({ address, children }: OutsideProps) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={`${children}${texts.newTab}`}>
      {children}
    </a>
  )
}

/** Links and the line of rights below the pages that stand outside of the main layout. */
export function Footer({ source = SOURCE }: { readonly source?: string }) {
  return (
    <footer className="weft-footer">
      <nav aria-label={say.links}>
        <Link to="/">{say.home}</Link>
        {source !== '' && <Outside address={source}>{say.source}</Outside>}
        <Outside address={LIBRARY}>{say.library}</Outside>
      </nav>
      <p>{say.rights(new Date().getFullYear(), SYSTEM_NAME)}</p>
    </footer>
  )
}
