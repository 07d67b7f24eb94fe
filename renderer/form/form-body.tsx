import { unstable_useCompatEffect as useCompatEffect } from '@formily/reactive-react'
import { Skeleton } from 'antd'
import { memo, Suspense, useEffect, useMemo } from 'react'
import { focusFirstInSight } from './focus'
import './form.css'
import { FormGrid } from './form-grid'
import { FormNodes } from './form-nodes'
import type { FormSession } from './form-session'
import { type FormSpace, FormSpaceContext } from './form-space'

export interface FormBodyProps {
  readonly session: FormSession
  /** Id of its element. */
  readonly id: string
  readonly onInput: FormSpace['onInput']
  readonly onClose?: FormSpace['onClose']
  /** Whether the first item has the focus once it is drawn. Default true. */
  readonly focused?: boolean
}

/** The items of a form in their layout. Drawn once for a session: after that each part follows what it reads. */
export const FormBody = memo(function FormBody({ session, id, onInput, onClose, focused = true }: FormBodyProps) {
  const space = useMemo(() => ({ session, id, onInput, onClose }), [session, id, onInput, onClose])
  const { compiled, form } = session
  // What Formily's FormProvider does, without the rest of Formily's React binding: only raw blocks need that.
  useCompatEffect(() => {
    form.onMount()
    return () => form.onUnmount()
  }, [form])
  return (
    <FormSpaceContext.Provider value={space}>
      <div id={id} className="weft-form">
        <Suspense fallback={<Skeleton active />}>
          <FormGrid columns={session.parts.screen.form.columns} least={session.parts.screen.form.narrow}>
            <FormNodes nodes={compiled.nodes} />
          </FormGrid>
          <Begin session={session} id={id} focused={focused} />
        </Suspense>
      </div>
    </FormSpaceContext.Provider>
  )
})

/** Stands after the items: its effect runs when all of them are there. */
function Begin({ session, id, focused }: Required<Pick<FormBodyProps, 'session' | 'id' | 'focused'>>) {
  useEffect(() => {
    session.begin()
    return focused ? focusFirstInSight(id) : undefined
  }, [session, id, focused])
  return null
}
