export { DetailsView } from './details-view'
export { FormDialog, FormDrawer } from './form-dialog'
export { formKind } from './kind'
export type { DetailsViewProps, FormDialogProps, FormValues } from './props'
