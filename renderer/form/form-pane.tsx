import { Alert, Button, Skeleton, Space } from 'antd'
import dayjs from 'dayjs'
import { type JSX, Suspense, useCallback, useContext, useId } from 'react'
import { useActionRunner } from '../actions'
import { renderText } from '../expression'
import type { ActionModel } from '../model/action'
import { useHost } from '../source/host-context'
import { recordScope } from '../source/record-scope'
import { errorText, Failure } from '../ui/failure/failure'
import { usePermission } from '../ui/guard/has-permission'
import { lazyPart } from '../ui/loading/lazy-part'
import { ScreensContext } from '../ui/page/screens-context'
import { focusFirst } from './focus'
import { FormActionButton, isUsable, mainAction, savesForm } from './form-action-button'
import { FormBody } from './form-body'
import type { FormEnds } from './form-handle'
import { useFormKeys } from './form-keys'
import type { FormSession } from './form-session'
import { formParts } from './print-parts'
import { keyName } from './record'
import { draftsOf } from './server-drafts'
import { texts } from './texts'
import { type DraftHandle, useDraft } from './use-draft'
import { useFormActions } from './use-form-actions'
import { type SessionPlace, useFormSession } from './use-form-session'
import { useMayLeave } from './use-may-leave'
import { usePrint } from './use-print'
import { type Save, useSave } from './use-save'

// Rarely needed, and it brings a table along.
const ConflictDialog = lazyPart(async () => (await import('./conflict-dialog')).ConflictDialog)

/** A form from reading its record to saving it, without the window it stands in. */
export interface FormPaneState extends Save {
  readonly session: FormSession | undefined
  readonly dirty: () => boolean
  readonly draft: DraftHandle
  /** Prints the form as it is now, under that title; absent while there is none. */
  readonly print: ((title: string) => void) | undefined
  readonly pane: JSX.Element
  /** A button of the screen's own. */
  readonly button: (action: ActionModel) => JSX.Element | null
}

export function useFormPane(place: SessionPlace, onSaved?: () => void, onClose?: () => void): FormPaneState {
  const host = useHost()
  const id = useId()
  const runner = useActionRunner()
  const permission = usePermission()
  const [state, again] = useFormSession(place)
  const session = state.state === 'ready' ? state.session : undefined
  const draft = useDraft(session, draftKey(host.user.id, place), draftsOf(host.client, place.screen.form.draft))
  const { finish } = draft
  const saved = useCallback(() => {
    finish()
    // A form that is not closed begins anew: with the record as it is now, or with an empty one.
    if (onSaved === undefined) again()
    else onSaved()
  }, [finish, onSaved, again])
  const save = useSave(session, id, host, saved)
  const { print: printParts, sheet } = usePrint()
  const print = session && ((title: string) => printParts(title, formParts(session)))
  const printed = () => print?.(renderText(place.screen.title, recordScope({ route: place.values, host })))
  const dirty = () => session?.dirty ?? false
  const mayLeave = useMayLeave({ busy: save.busy, dirty, draft })
  const ends: FormEnds = {
    ...{ validate: save.validate, save: save.saveOnly, refuse: save.refuse, mayLeave },
    ...{ onSent: save.end, onLeft: onClose ?? again },
  }
  const screens = useContext(ScreensContext)
  const { onInput, press } = useFormActions({ session, host, reload: again, print: printed, runner, ends, screens })
  const pane = (
    <>
      {state.state === 'loading' && <Skeleton active aria-busy />}
      {state.state === 'failed' && (
        <Failure title={texts.loadFailed} onRetry={again}>
          {errorText(state.error)}
        </Failure>
      )}
      <DraftOffer draft={draft} id={id} />
      {session !== undefined && <FormBody session={session} id={id} onInput={onInput} onClose={onClose} />}
      {sheet}
      {save.conflict !== undefined && (
        <Suspense fallback={null}>
          <ConflictDialog conflict={save.conflict} onResolve={save.resolveConflict} onCancel={save.dismiss} />
        </Suspense>
      )}
    </>
  )
  const saving = place.screen.form.actions.find(savesForm)
  const button = (action: ActionModel) => (
    <FormActionButton
      key={action.name}
      action={action}
      primary={action === mainAction(place.screen.form.actions) && place.screen.kind === 'form'}
      session={session}
      busy={runner.busy(action, '')}
      onPress={press}
    />
  )
  useFormKeys(id, () => {
    if (place.screen.kind !== 'form') save.save()
    else if (session !== undefined && saving !== undefined && isUsable(saving, session, permission)) press(saving)
  })
  return { ...save, session, print, dirty, draft, pane, button }
}

/** Drafts belong to a person, a screen and a record. */
function draftKey(user: string, { screen, mode, id, row }: SessionPlace): string {
  const record = id ?? String(row?.[keyName(screen)] ?? '')
  return [user, screen.id, mode, mode === 'add' ? '' : record].join('|')
}

function DraftOffer({ draft, id }: { readonly draft: DraftHandle; readonly id: string }) {
  const { offered, restore, discard } = draft
  // The button that was pressed goes with the offer: the focus goes on in the form.
  const decide = (decision: () => void) => () => {
    decision()
    focusFirst(id)
  }
  if (offered === undefined) return null
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      message={(offered.elsewhere ? texts.draftElsewhere : texts.draftFound)(dayjs(offered.time).format('YYYY-MM-DD HH:mm:ss'))}
      action={
        <Space>
          <Button size="small" type="primary" autoInsertSpace={false} onClick={decide(restore)}>
            {texts.restore}
          </Button>
          <Button size="small" autoInsertSpace={false} onClick={decide(discard)}>
            {texts.discard}
          </Button>
        </Space>
      }
    />
  )
}
