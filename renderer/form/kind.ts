import type { KindType } from '../model/kind'

/** The interpreter of screens that are one form. */
export const formKind: KindType = { kind: 'form', load: async () => (await import('./form-screen')).FormScreen }
