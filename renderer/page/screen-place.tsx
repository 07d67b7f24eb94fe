import { Spin } from 'antd'
import { Suspense, useEffect, useMemo } from 'react'
import { renderText } from '../expression'
import { formatIssue, type Issue } from '../model/issues'
import type { ScreenModel } from '../model/screen'
import { permittedScreen } from '../permission'
import { recordScope } from '../source'
import { useHost, useRenderer, useTab } from '../source/host-context'
import { errorText, Failure } from '../ui/failure/failure'
import { CloseGuardProvider, useCloseGuard, useCloseGuards } from '../ui/guard/close-guard'
import { usePermissionLists } from '../ui/guard/has-permission'
import { partOf } from '../ui/loading/lazy-part'
import { ScreenEdition } from '../ui/page/screen-edition'
import type { ScreenPlaceProps } from '../ui/page/screens-context'
import '../ui/text/remark.css'
import { ScreenErrorBoundary } from './screen-error-boundary'
import { texts } from './texts'
import { unboundScreen } from './unbound-screen'
import { useScreen } from './use-screen'

/** A screen by its id, in the place where it stands. */
export function ScreenPlace(props: ScreenPlaceProps) {
  const host = useHost()
  const guards = useCloseGuards()
  useCloseGuard(guards.mayClose, guards.unsaved)
  const { found, retry } = useScreen(props.id, () => {
    if (!guards.unsaved()) return true
    host.notify.warning(texts.changedMeanwhile)
    return false
  })
  if (found.state === 'loading') return <Loading />
  if (found.state === 'failed') {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {errorText(found.error)}
      </Failure>
    )
  }
  if ('issues' in found) return <Issues issues={found.issues} onRetry={retry} />
  return (
    <ScreenErrorBoundary key={`${found.screen.id} ${found.times}`} where={`screen ${found.screen.id}`}>
      <CloseGuardProvider guards={guards}>
        <ScreenEdition.Provider value={found.edition}>
          <Drawn {...props} screen={found.screen} />
        </ScreenEdition.Provider>
      </CloseGuardProvider>
    </ScreenErrorBoundary>
  )
}

function Drawn({ screen: whole, id: _, values, params, main = false, ...rest }: ScreenPlaceProps & { readonly screen: ScreenModel }) {
  const host = useHost()
  const renderer = useRenderer()
  const lists = usePermissionLists()
  const Kind = partOf(renderer.kinds.get(whole.kind))
  const steadyValues = useSteady(values)
  const steadyParams = useSteady(params)
  const isChild = rest.parent !== undefined
  // Rights may change while it is drawn: then only what depends on them does.
  const screen = useMemo(
    () => unboundScreen(permittedScreen(whole, lists), isChild ? Object.keys(steadyParams) : []),
    [whole, lists, isChild, steadyParams],
  )
  useTabTitle(screen, steadyValues, main)
  const help = screen.help && renderText(screen.help, recordScope({ route: steadyValues, host }))
  return (
    <Suspense fallback={<Loading />}>
      {help !== undefined && help !== '' && <p className="weft-remark">{help}</p>}
      <Kind screen={screen} values={steadyValues} params={steadyParams} main={main} {...rest} />
    </Suspense>
  )
}

/** The main screen names its tab when its title depends on what it was opened with; else the tab knows its name already. */
function useTabTitle(screen: ScreenModel, values: ScreenPlaceProps['values'], main: boolean): void {
  const host = useHost()
  const tab = useTab()
  useEffect(() => {
    if (main && screen.title.parts.some(part => typeof part !== 'string'))
      tab?.rename(renderText(screen.title, recordScope({ route: values, host })))
  }, [main, screen, values, host, tab])
}

/** The same object as long as it says the same, so that a new literal of a parent reads nothing again. */
function useSteady<Values extends { readonly [name: string]: unknown }>(values: Values | undefined): Values {
  const text = JSON.stringify(values ?? {})
  return useMemo(() => JSON.parse(text) as Values, [text])
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} style={{ padding: 48, textAlign: 'center' }}>
      <Spin />
    </div>
  )
}

/** What is wrong in the screen, each with its file, line and column. */
function Issues({ issues, onRetry }: { readonly issues: readonly Issue[]; readonly onRetry: () => void }) {
  return (
    <Failure title={texts.issues} onRetry={onRetry}>
      <ul>
        {issues.map(issue => (
          <li key={formatIssue(issue)}>
            <code>{formatIssue(issue)}</code>
          </li>
        ))}
      </ul>
    </Failure>
  )
}
