import type { SecretTable } from '../../db/owner'
import type { GatewayDraft } from '../../generated/operations'
import { fail } from '../../util/errors'
import { hideSealed, MovedSecret, mapHeaderValues, openSecrets, type SecretMap, sealSecrets } from '../../util/sealed-text'
import { texts } from './texts'

/** The use of the key of the installation that values of headers of routes are sealed by. */
export const GATEWAY_KEY = 'gateway-secrets'

const FIELDS = ['headers', 'setHeaders'] as const

/** Where a route leads: its targets without their weights, in any order. */
const placesOf = (targets: string | null | undefined): string =>
  [...new Set((targets ?? '').split(/[\n,，]/).flatMap(line => line.trim().split(/\s+/)[0] || []))].toSorted().join(' ')

/** Values of headers: those that a call has to have go nowhere; those that are set go to the targets and to no others. */
const secrets: SecretMap<GatewayDraft> = (draft, replace) => {
  const use = { headers: 'headers', setHeaders: `setHeaders ${placesOf(draft.targets)}` }
  const mapped = FIELDS.flatMap(field => {
    const text = draft[field]
    if (!text) return []
    return [[field, mapHeaderValues(text, (name, value) => (value === '*' ? value : replace(`${use[field]} ${name}`, value)))]]
  })
  return { ...draft, ...Object.fromEntries(mapped) }
}

/** A draft with the values of its headers sealed, those kept that are given back as they are shown. Refuses what was sealed for other targets. */
export function sealedDraft(key: Buffer, given: GatewayDraft, stored: GatewayDraft | undefined): GatewayDraft {
  try {
    return sealSecrets(key, secrets, given, stored ? [stored] : [])
  } catch (error) {
    if (!(error instanceof MovedSecret)) throw error
    const field = error.message.startsWith('setHeaders') ? 'setHeaders' : 'headers'
    return fail(texts.movedHeader, 500, [{ field, message: texts.movedHeader }])
  }
}

/** A draft as it is used. Throws `MovedSecret`. */
export const openedDraft = (key: Buffer, draft: GatewayDraft): GatewayDraft => openSecrets(key, secrets, draft)

/** A draft as readers see it. */
export const shownDraft = (draft: GatewayDraft): GatewayDraft => JSON.parse(hideSealed(JSON.stringify(draft))) as GatewayDraft

/** Routes whose values stand in clear; what is on and what is written stay the same where they were. */
export function storedSecrets(key: Buffer): SecretTable {
  const sealed = (text: string | null | undefined): string | null => {
    if (!text) return null
    const draft = JSON.parse(text) as GatewayDraft
    const kept = JSON.stringify(sealSecrets(key, secrets, draft))
    return kept === JSON.stringify(draft) ? text : kept
  }
  return {
    table: 'sys_gateway_route',
    columns: { draft: 'jsonb', live: 'jsonb', previous: 'jsonb' },
    seal: ({ draft, live, previous, ...row }) => {
      const written = sealed(draft)
      return {
        ...row,
        draft: written,
        live: live === draft ? written : sealed(live),
        previous: previous === draft ? written : sealed(previous),
      }
    },
  }
}
