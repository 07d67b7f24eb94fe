import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../../model/client'
import { useHost } from '../../source/host-context'
import { errorText } from '../../ui/failure/failure'
import { texts } from '../../ui/texts'
import type { GrantTreeSettings } from './definition'
import type { GrantNode } from './grant-keys'
import { parseCall, readKeys, readNodes } from './read-nodes'

export interface Grants {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly error: unknown
  readonly nodes: readonly GrantNode[]
  readonly granted: ReadonlySet<string>
  /** As the server has it. */
  readonly before: ReadonlySet<string>
  readonly change: (granted: ReadonlySet<string>) => void
  /** Something is not saved. */
  readonly dirty: boolean
  readonly saving: boolean
  /** True once it is saved. */
  readonly save: () => Promise<boolean>
  readonly retry: () => void
}

interface Loaded {
  readonly nodes: readonly GrantNode[]
  /** As the server has it. */
  readonly before: ReadonlySet<string>
  readonly granted: ReadonlySet<string>
}

/** What the subject is granted, out of the tree of `frame` where settings name one with `within`: read, changed here, and saved as the difference to what was read. */
export function useGrants(settings: GrantTreeSettings, subject: string, frame?: string): Grants {
  const { client, notify } = useHost()
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<unknown>()
  const [saving, setSaving] = useState(false)
  const { tree, granted, subject: name, within } = settings
  const load = useCallback(() => {
    const controller = new AbortController()
    const { signal } = controller
    setLoaded(undefined)
    setError(undefined)
    Promise.all([
      client.request({ ...parseCall(tree), ...(within && { query: { [within]: frame ?? '' } }), signal }),
      client.request({ ...parseCall(granted), query: { [name]: subject }, signal }),
    ]).then(
      ([nodes, keys]) => {
        const before = new Set(readKeys(keys))
        if (!signal.aborted) setLoaded({ nodes: readNodes(nodes), before, granted: before })
      },
      failure => signal.aborted || setError(failure),
    )
    return () => controller.abort()
  }, [client, tree, granted, name, subject, within, frame])
  useEffect(load, [load])
  const save = async () => {
    if (loaded === undefined || saving) return false
    setSaving(true)
    try {
      const body = { [name]: subject, permissionIds: joined(loaded.granted), lastpermissionIds: joined(loaded.before) }
      const { message } = await client.answer({ ...parseCall(settings.save), body })
      notify.success(message || texts.grantSaved)
      setLoaded({ ...loaded, before: loaded.granted })
      return true
    } catch (failure) {
      if (!(failure instanceof RequestError && failure.shown)) notify.error(errorText(failure))
      return false
    } finally {
      setSaving(false)
    }
  }
  return {
    state: error !== undefined ? 'failed' : loaded === undefined ? 'loading' : 'ready',
    error,
    nodes: loaded?.nodes ?? [],
    granted: loaded?.granted ?? new Set(),
    before: loaded?.before ?? new Set(),
    change: next => loaded !== undefined && setLoaded({ ...loaded, granted: next }),
    dirty: loaded !== undefined && joined(loaded.granted) !== joined(loaded.before),
    saving,
    save,
    retry: load,
  }
}

function joined(keys: ReadonlySet<string>): string {
  return [...keys].sort().join(',')
}
