import { Alert, Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useHost } from '../../../../../renderer/index'
import { type JoinSide, matchJoin, messageOf, type Step } from '../../calls'
import { useParameters } from '../parameters/parameters-context'
import { texts } from '../texts'
import { PairsInput, type PairsInputProps, pairsOf, takenOf } from './pairs-input'
import type { AroundStep } from './types'

interface JoinInputProps extends Omit<PairsInputProps, 'of' | 'onSet'> {
  readonly step: Step
  readonly onStep: (part: Partial<Step>) => void
}

/** The other sheet, the columns that have to be equal, and what they will match. */
export function JoinInput({ step, around, onStep, ...props }: JoinInputProps) {
  const [taken, pairs] = [takenOf(step), pairsOf(step)]
  return (
    <>
      <PairsInput {...props} of={step} around={around} onSet={onStep} />
      {taken.sheet !== '' && (
        <MatchReport
          key={JSON.stringify([taken, pairs])}
          around={around}
          ready={pairs.length > 0 && pairs.every(({ left, right }) => left && right)}
        />
      )}
    </>
  )
}

function MatchReport({ around, ready }: { readonly around: AroundStep; readonly ready: boolean }) {
  const { client } = useHost()
  const params = useParameters()
  const [report, setReport] = useState<Awaited<ReturnType<typeof matchJoin>>>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const asking = useRef<AbortController>(undefined)
  // Another step, or other settings of it, has a report of its own.
  useEffect(() => () => asking.current?.abort(), [])
  const ask = async () => {
    const abort = new AbortController()
    asking.current = abort
    setBusy(true)
    setFault(undefined)
    try {
      setReport(await matchJoin(client, { sheetId: around.sheetId, steps: around.steps, params, at: around.at }, abort.signal))
    } catch (error) {
      if (abort.signal.aborted) return
      setFault(messageOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <Button disabled={!ready} loading={busy} onClick={() => void ask()}>
        {texts.checkMatch}
      </Button>
      {fault !== undefined && <Alert type="error" showIcon message={fault} />}
      {report && <Report {...report} />}
    </>
  )
}

const FIGURES = ['rows', 'empty', 'unmatched', 'doubled'] as const
const TITLES = { rows: texts.matchRows, empty: texts.matchEmpty, unmatched: texts.matchUnmatched, doubled: texts.matchDoubled }

function Report({ left, right }: { readonly left: JoinSide; readonly right: JoinSide }) {
  return (
    <section className="weft-recipe-report" aria-label={texts.matchTitle}>
      <table>
        <caption>{texts.matchTitle}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.sides.left}</th>
            <th scope="col">{texts.sides.right}</th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(figure => (
            <tr key={figure}>
              <th scope="row">{TITLES[figure]}</th>
              <td>{left[figure].toLocaleString('zh-CN')}</td>
              <td>{right[figure].toLocaleString('zh-CN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Examples title={`${texts.sides.left} · ${TITLES.unmatched}`} keys={left.unmatchedKeys} />
      <Examples title={`${texts.sides.right} · ${TITLES.unmatched}`} keys={right.unmatchedKeys} />
      <Examples title={`${texts.sides.left} · ${TITLES.doubled}`} keys={left.doubledKeys} />
      <Examples title={`${texts.sides.right} · ${TITLES.doubled}`} keys={right.doubledKeys} />
      {left.doubled > 0 && right.doubled > 0 && <Alert type="warning" showIcon message={texts.doubledHint} />}
    </section>
  )
}

function Examples({ title, keys }: { readonly title: string; readonly keys: readonly string[] }) {
  if (keys.length === 0) return null
  return (
    <p>
      {title}
      <small>{texts.examples(keys.join('、'))}</small>
    </p>
  )
}
