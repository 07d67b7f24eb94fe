import { useCallback, useEffect, useState } from 'react'
import { type Client, RequestError } from '../../model/client'
import { useHost } from '../../source/host-context'
import { filledPath } from '../../source/path-part'
import { errorText } from '../../ui/failure/failure'
import { texts } from '../../ui/texts'
import type { GrantTreeSettings } from './definition'
import type { GrantNode } from './grant-keys'
import { parseCall, readKeys, readNodes } from './read-nodes'
import { changedChoices, type RuleChoice, type RuleChoices, readChoice } from './rule-choice'

export interface Grants {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly error: unknown
  readonly nodes: readonly GrantNode[]
  readonly granted: ReadonlySet<string>
  /** As the server has it. */
  readonly before: ReadonlySet<string>
  readonly change: (granted: ReadonlySet<string>) => void
  /** Which rules for rows grants carry, of the entries that were looked at. */
  readonly choices: RuleChoices
  /** The rules of an entry as they were chosen here, else as the server has them. */
  readonly readRules: (key: string, signal: AbortSignal) => Promise<RuleChoice>
  readonly choose: (key: string, choice: RuleChoice) => void
  /** Something is not saved. */
  readonly dirty: boolean
  readonly saving: boolean
  /** True once it is saved. */
  readonly save: () => Promise<boolean>
  readonly retry: () => void
}

/** Whether the user agrees to what saving would change for others; without sentences there is nothing to agree to. */
export type Agreeing = (sentences: readonly string[]) => Promise<boolean>

interface Loaded {
  readonly nodes: readonly GrantNode[]
  /** As the server has it. */
  readonly before: ReadonlySet<string>
  readonly granted: ReadonlySet<string>
  readonly choices: RuleChoices
}

const NO_CHOICES: RuleChoices = new Map()

/** What the subject is granted, out of the tree of `frame` where settings name one with `within`: read, changed here, and saved as the difference to what was read. */
export function useGrants(settings: GrantTreeSettings, subject: string, frame: string | undefined, isAgreed: Agreeing): Grants {
  const { client, notify } = useHost()
  const [loaded, setLoaded] = useState<Loaded>()
  const [error, setError] = useState<unknown>()
  const [saving, setSaving] = useState(false)
  const { tree, granted, subject: name, within, rules } = settings
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
        if (!signal.aborted) setLoaded({ nodes: readNodes(nodes), before, granted: before, choices: NO_CHOICES })
      },
      failure => signal.aborted || setError(failure),
    )
    return () => controller.abort()
  }, [client, tree, granted, name, subject, within, frame])
  useEffect(load, [load])
  const choices = loaded?.choices ?? NO_CHOICES
  const readRules = useCallback(
    async (key: string, signal: AbortSignal) => {
      const known = choices.get(key)
      if (known !== undefined) return known
      const { method, path } = parseCall(rules ?? '')
      const names: Readonly<Record<string, string>> = { permissionId: key, [name]: subject, ...(within && { [within]: frame ?? '' }) }
      return readChoice(await client.request({ method, path: filledPath(path, each => names[each]), signal }))
    },
    [client, rules, choices, name, subject, within, frame],
  )
  const update = (change: (now: Loaded) => Partial<Loaded>) => setLoaded(now => now && { ...now, ...change(now) })
  const save = async () => {
    if (loaded === undefined || saving) return false
    setSaving(true)
    try {
      if (!(await isAgreed(await effectOf(loaded, { client, settings, subject })))) return false
      notify.success((await saveSteps(loaded, { client, settings, subject, update })) || texts.grantSaved)
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
    change: next => update(() => ({ granted: next })),
    choices,
    readRules,
    choose: (key, choice) => update(now => ({ choices: new Map(now.choices).set(key, choice) })),
    dirty: loaded !== undefined && (grantsChanged(loaded) || changedChoices(choices, loaded.granted).size > 0),
    saving,
    save,
    retry: load,
  }
}

const grantsChanged = ({ granted, before }: Loaded) => joined(granted) !== joined(before)

const bodyOf = ({ granted, before }: Loaded, { settings, subject }: Pick<Saving, 'settings' | 'subject'>) => ({
  [settings.subject]: subject,
  permissionIds: joined(granted),
  lastpermissionIds: joined(before),
})

/** Who would gain and lose what, in sentences; none where no call tells, or nothing is granted or taken. */
async function effectOf(loaded: Loaded, { client, settings, subject }: Omit<Saving, 'update'>): Promise<readonly string[]> {
  if (!settings.effect || !grantsChanged(loaded)) return []
  const sentences = await client.request({ ...parseCall(settings.effect), body: bodyOf(loaded, { settings, subject }) })
  return Array.isArray(sentences) ? sentences.map(String) : []
}

interface Saving {
  readonly client: Client
  readonly settings: GrantTreeSettings
  readonly subject: string
  readonly update: (change: (now: Loaded) => Partial<Loaded>) => void
}

/** Saves grants, then the rules that they carry. Each step counts by itself: what was saved is not sent again when a later one is refused. */
async function saveSteps(loaded: Loaded, { client, settings, subject, update }: Saving): Promise<string> {
  const { granted, choices } = loaded
  const changed = changedChoices(choices, granted)
  let said = ''
  if (grantsChanged(loaded)) {
    said = (await client.answer({ ...parseCall(settings.save), body: bodyOf(loaded, { settings, subject }) })).message
    // Rules of grants that came or went are read anew.
    update(() => ({ before: granted, choices: changed }))
  }
  for (const [key, { chosen }] of changed) {
    const body = { [settings.subject]: subject, permissionId: key, dataRuleIds: chosen.join() }
    said = (await client.answer({ ...parseCall(settings.saveRules ?? ''), body })).message
    update(now => ({ choices: new Map([...now.choices].filter(([other]) => other !== key)) }))
  }
  return said
}

function joined(keys: ReadonlySet<string>): string {
  return [...keys].sort().join(',')
}
