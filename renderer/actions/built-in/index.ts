import { addAction } from './add'
import { addChildAction } from './add-child'
import { closeAction } from './close'
import { collapseAction } from './collapse'
import { columnsAction } from './columns'
import { copyAction } from './copy'
import { deleteAction } from './delete'
import { deleteBatchAction } from './delete-batch'
import { detailsAction } from './details'
import { editAction } from './edit'
import { expandAction } from './expand'
import { exportAction } from './export'
import { importAction } from './import'
import { printAction } from './print'
import { queryAction } from './query'
import { reloadAction } from './reload'
import { resetAction } from './reset'
import { saveAction } from './save'
import { submitAction } from './submit'
import { validateAction } from './validate'

/** Every built-in action, in the order of the documentation. */
export const builtInActions = [
  addAction,
  addChildAction,
  editAction,
  copyAction,
  detailsAction,
  deleteAction,
  deleteBatchAction,
  importAction,
  exportAction,
  printAction,
  queryAction,
  resetAction,
  reloadAction,
  columnsAction,
  expandAction,
  collapseAction,
  saveAction,
  submitAction,
  validateAction,
  closeAction,
]
