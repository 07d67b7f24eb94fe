import './trusted-types'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { ErrorBoundary } from '../pages/error-boundary'
import { lazyPage } from '../pages/lazy-page'
import { createAppRouter } from '../routes/router'
import { session } from '../session'
import { connectCalls, followOtherWindows } from './connect'
import { speakLanguage, wearTheme } from './look'
import { NoticeGate } from './notice-gate'
import { notifier } from './notices'
import { ReloadOffer } from './reload-offer'
import { reportError, reportFront } from './report-front'
import { RouterContext } from './router-context'
import '../theme/global.css'

const loadMainArea = () => import('./main-area')
const MainArea = lazyPage(async () => (await loadMainArea()).MainArea)

/** Fetched while the server still checks who is there; a failure shows when the part is drawn. */
function prepare(): void {
  void loadMainArea()
    .then(({ loadScreenPage }) => loadScreenPage())
    .catch(() => undefined)
}

speakLanguage()
connectCalls()
wearTheme()
reportFront()
if (session.get().token) {
  prepare()
  void session.refreshDictionaries().catch(() => undefined)
}
const router = createAppRouter({ SignedIn: MainArea, prepare, complain: text => notifier.error(text) })
followOtherWindows(router)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element #root.')
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary
      onError={error => {
        console.error(error)
        reportError(error)
      }}
    >
      <RouterContext.Provider value={router}>
        <RouterProvider router={router} />
      </RouterContext.Provider>
      <NoticeGate />
      <ReloadOffer />
    </ErrorBoundary>
  </StrictMode>,
)
