import { type ComponentType, type FunctionComponent, useCallback, useEffect, useState } from 'react'
import { loadPart } from '../../renderer/contract'
import { reachability } from '../api/reachability'
import { failureTexts } from './error-boundary'
import { FailurePage } from './error-page'
import { Splash } from './splash'

type Load<Props> = () => Promise<ComponentType<Props>>

type Found<Props> = { readonly Page: ComponentType<Props> } | { readonly error: unknown } | null

/** What is lost is tried again by hand, and by itself once the server can be reached again. */
function useLoaded<Props>(load: Load<Props>, known: ComponentType<Props> | null) {
  const [found, setFound] = useState<Found<Props>>(known && { Page: known })
  const start = useCallback(() => {
    setFound(null)
    loadPart(load).then(
      Page => setFound({ Page }),
      error => setFound({ error }),
    )
  }, [load])
  const here = found !== null && 'Page' in found
  useEffect(() => {
    if (known === null) start()
  }, [known, start])
  useEffect(() => (here ? undefined : reachability.subscribe(() => reachability.get() && start())), [here, start])
  return { found, retry: start }
}

/** A page that is loaded when it is first drawn. One that cannot be loaded says so in its own place, and offers to load everything again. */
export function lazyPage<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  let known: ComponentType<Props> | null = null
  const loadOnce: Load<Props> = async () => {
    known = await load()
    return known
  }
  return function LazyPage(props) {
    const [before] = useState<{ readonly known: ComponentType<Props> | null }>({ known })
    const { found, retry } = useLoaded(loadOnce, before.known)
    if (found === null) return <Splash />
    return 'Page' in found ? <found.Page {...props} /> : <FailurePage {...failureTexts(found.error)} onRetry={retry} />
  }
}
