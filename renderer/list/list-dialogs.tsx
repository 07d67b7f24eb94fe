import { Suspense } from 'react'
import { FormDialog } from '../form/form-dialog'
import { useFocusReturn } from '../ui/focus/use-focus-return'
import { lazyPart } from '../ui/loading/lazy-part'
import { ChildScreen } from './child-screen'
import { detailsPath } from './form-address'
import { isBeside } from './sub-screens'
import type { ListController } from './use-list-controller'

const ImportDialog = lazyPart(async () => (await import('./import-dialog')).ImportDialog)

/** The dialog that is open over the list, if any. */
export function ListDialogs({ controller }: { readonly controller: ListController }) {
  useFocusReturn(controller.dialog !== undefined)
  return (
    <Suspense fallback={null}>
      <OpenDialog controller={controller} />
    </Suspense>
  )
}

function OpenDialog({ controller }: { readonly controller: ListController }) {
  const { dialog, closeDialog, props, source, confirmDetails } = controller
  if (dialog === undefined) return null
  if (dialog.dialog === 'import') return <ImportDialog source={source} onClose={closeDialog} />
  const { mode, row, preset, parent } = dialog
  const { screen, values } = props
  return (
    <FormDialog
      // Back and forward may lead from one record to another.
      key={`${mode} ${row === undefined ? '' : controller.keyOf(row)}`}
      {...{ screen, source, mode, values, parent }}
      {...(mode !== 'edit' && { preset })}
      {...(row !== undefined && { id: controller.keyOf(row), row })}
      {...(mode === 'details' && row !== undefined && confirmDetails && { onConfirm: () => confirmDetails(row) })}
      {...(mode === 'details' && row !== undefined && props.main && { address: detailsPath(controller.keyOf(row)) })}
      onClose={closeDialog}
    >
      {mode === 'details' &&
        row !== undefined &&
        // The rows of the record itself stand among its details.
        // What stands beside the list is in sight already.
        controller.children.map(
          child => 'screen' in child && !isBeside(child) && <ChildScreen key={child.screen} child={child} row={row} />,
        )}
    </FormDialog>
  )
}
