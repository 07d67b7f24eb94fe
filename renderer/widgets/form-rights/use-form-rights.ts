import { useCallback, useEffect, useRef, useState } from 'react'
import { type Client, type ClientRequest, RequestError } from '../../model/client'
import { useHost } from '../../source/host-context'
import { errorText } from '../../ui/failure/failure'
import {
  type ButtonRow,
  type ColumnRow,
  type Grantable,
  KINDS,
  type Kind,
  type Part,
  type RuleRow,
  readButtons,
  rowsOf,
  type Subject,
} from './model'
import { texts } from './texts'

const API = '/online/cgform/api'

interface Controls {
  readonly columns: readonly ColumnRow[]
  readonly buttons: readonly ButtonRow[]
  readonly rules: readonly RuleRow[]
  /** What can be granted of columns and buttons. */
  readonly grantable: { readonly columns: readonly Grantable[]; readonly buttons: readonly Grantable[] }
}

/** What the chosen one is granted, by kind. */
type Granted = { readonly [kind in Kind]: ReadonlySet<string> }

const NOTHING: Granted = { columns: new Set(), buttons: new Set(), rows: new Set() }

async function readControls(client: Client, form: string, signal: AbortSignal): Promise<Controls> {
  const id = encodeURIComponent(form)
  const get = (path: string) => client.request({ method: 'GET', path, signal })
  const [columns, every, buttons, rules, ofColumns, ofButtons] = await Promise.all([
    get(`${API}/authColumn/${id}`),
    get(`/online/cgform/head/enhanceButton/${id}`),
    get(`${API}/authButton/${id}`),
    get(`${API}/authData/${id}`),
    get(`${API}/authPage/${id}/1`),
    get(`${API}/authPage/${id}/2`),
  ])
  return {
    columns: rowsOf(columns) as unknown as readonly ColumnRow[],
    buttons: readButtons(every, buttons),
    rules: rowsOf(rules) as unknown as readonly RuleRow[],
    grantable: {
      columns: rowsOf(ofColumns) as unknown as readonly Grantable[],
      buttons: rowsOf(ofButtons) as unknown as readonly Grantable[],
    },
  }
}

async function readGranted(client: Client, form: string, { id, mode }: Subject, signal: AbortSignal): Promise<Granted> {
  const of = async (type: number) => {
    const query = { roleId: id, cgformId: form, type, authMode: mode }
    const answer = await client.request({ method: 'GET', path: `${API}/roleAuth`, query, signal })
    return new Set(rowsOf(answer).map(({ authId }) => String(authId)))
  }
  const [columns, buttons, rows] = await Promise.all([of(KINDS.columns), of(KINDS.buttons), of(KINDS.rows)])
  return { columns, buttons, rows }
}

const GRANT_CALLS: { readonly [kind in Kind]: string } = { columns: 'roleColumnAuth', buttons: 'roleButtonAuth', rows: 'roleDataAuth' }

export interface FormRightsState {
  readonly controls: Controls | undefined
  readonly granted: Granted
  readonly error: unknown
  readonly busy: boolean
  readonly retry: () => void
  readonly controlColumn: (code: string, on: boolean) => void
  readonly controlPart: (code: string, part: Part, on: boolean) => void
  readonly controlButton: (button: ButtonRow, on: boolean) => void
  /** Grants exactly these of a kind. */
  readonly grant: (kind: Kind, ids: ReadonlySet<string>) => void
}

/** Controls and grants of a form: every change is saved at once, and read again. */
export function useFormRights(form: string, subject: Subject | undefined): FormRightsState {
  const { client, notify } = useHost()
  const [controls, setControls] = useState<Controls>()
  const [granted, setGranted] = useState(NOTHING)
  const [error, setError] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const reading = useRef<AbortController>()
  const load = useCallback(async () => {
    reading.current?.abort()
    reading.current = new AbortController()
    const { signal } = reading.current
    try {
      const found = await readControls(client, form, signal)
      const held = subject ? await readGranted(client, form, subject, signal) : NOTHING
      if (signal.aborted) return
      setError(undefined)
      setControls(found)
      setGranted(held)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
  }, [client, form, subject])
  useEffect(() => {
    void load()
    return () => reading.current?.abort()
  }, [load])
  const save = async (request: ClientRequest) => {
    setBusy(true)
    try {
      const { message } = await client.answer(request)
      notify.success(message || texts.saved)
    } catch (failure) {
      if (!(failure instanceof RequestError && failure.shown)) notify.error(errorText(failure))
    } finally {
      await load()
      setBusy(false)
    }
  }
  return {
    controls,
    granted,
    error,
    busy,
    retry: () => void load(),
    controlColumn: (code, on) =>
      void save({ method: 'PUT', path: `${API}/authColumn`, body: { cgformId: form, code, status: on ? 1 : 0 } }),
    controlPart: (code, { flag, name }, on) =>
      void save({ method: 'POST', path: `${API}/authColumn`, body: { cgformId: form, code, switchFlag: flag, [name]: on } }),
    controlButton: ({ code, controlId }, on) =>
      void save(
        on || controlId === undefined
          ? { method: 'POST', path: `${API}/authButton`, body: { cgformId: form, code, page: 3, type: 2, control: 5, status: 1 } }
          : { method: 'PUT', path: `${API}/authButton/${encodeURIComponent(controlId)}` },
      ),
    grant: (kind, ids) => {
      if (subject === undefined) return
      const path = `${API}/${GRANT_CALLS[kind]}/${encodeURIComponent(subject.id)}/${encodeURIComponent(form)}`
      void save({ method: 'POST', path, body: { authId: JSON.stringify([...ids]), authMode: subject.mode } })
    },
  }
}
