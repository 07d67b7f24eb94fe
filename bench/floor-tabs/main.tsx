import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const PAGES = Array.from({ length: 21 }, (_, index) => `page ${index}`)

/** Empty pages of which one is shown: what no switch between tabs can be faster than. */
function Tabs() {
  const [active, setActive] = useState(PAGES[0])
  return (
    <>
      <div role="tablist">
        {PAGES.map(page => (
          <button key={page} type="button" role="tab" aria-selected={page === active} onClick={() => setActive(page)}>
            {page}
          </button>
        ))}
      </div>
      {PAGES.map(page => (
        <p key={page} hidden={page !== active}>
          {page}
        </p>
      ))}
    </>
  )
}

const place = document.getElementById('root')
if (place) createRoot(place).render(<Tabs />)
