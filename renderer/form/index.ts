import type { KindType } from '../model/kind'

export { DetailsView } from './details-view'
export { FormDialog, FormDrawer } from './form-dialog'
export type { DetailsViewProps, FormDialogProps, FormValues } from './props'

/** The interpreter of screens that are one form. */
export const formKind: KindType = { kind: 'form', load: async () => (await import('./form-screen')).FormScreen }
