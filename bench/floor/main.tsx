import { createRoot } from 'react-dom/client'

/** An empty React page: what no application can be smaller or faster than. */
const place = document.getElementById('root')
if (place) createRoot(place).render(<p>painted</p>)
