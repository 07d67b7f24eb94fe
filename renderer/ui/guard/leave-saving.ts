import type { Host } from '../../model/host'
import { texts } from '../texts'

/** Asks a user who leaves while a save has not come back; true when the person goes all the same. */
export const leavesSaving = ({ notify }: Pick<Host, 'notify'>): Promise<boolean> =>
  notify.confirm({ title: texts.leaveSaving, content: texts.leaveSavingHint, danger: true })
