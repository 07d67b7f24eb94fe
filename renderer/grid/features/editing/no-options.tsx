import { type ReactNode, useEffect, useRef } from 'react'
import { dictionariesOf, useDictionaryState } from '../../../dictionary'
import type { Host } from '../../../model/host'
import { useHostIfAny } from '../../../source/host-context'
import type { ChoiceState } from './choice-state'
import { texts } from './texts'

/** Why the list of the open cell is empty: nothing fits what is typed, its dictionary is on its way, could not be read, or has nothing. */
export function NoOptions({ state }: { readonly state: ChoiceState }) {
  const host = useHostIfAny()
  const { isEmpty, dict } = state.source
  if (isEmpty && host !== null && dict !== undefined) return <OfDictionary host={host} dict={dict} />
  return <Line>{isEmpty ? texts.noChoices : texts.noOptions}</Line>
}

function OfDictionary({ host, dict }: { readonly host: Host; readonly dict: string }) {
  const store = dictionariesOf(host)
  const known = useDictionaryState(dict)
  const failed = useRef(known.state === 'failed')
  useEffect(() => {
    // Opening the list again tries again.
    if (failed.current) store.invalidate(dict)
  }, [store, dict])
  if (known.state === 'loading') return <Line>{texts.choicesLoading}</Line>
  if (known.state !== 'failed') return <Line>{texts.noChoices}</Line>
  return (
    <Line>
      {texts.choicesFailed}{' '}
      <button type="button" className="weft-grid-link" tabIndex={-1} onClick={() => store.invalidate(dict)}>
        {texts.again}
      </button>
    </Line>
  )
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className="weft-grid-none">
      {children}
    </div>
  )
}
