import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  TableOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { Button, Select } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import type { Preview, Step } from '../calls'
import { moved } from './history'
import { KINDS, type Kind, kindOf } from './kinds'
import { texts } from './texts'

interface StepListProps {
  readonly steps: readonly Step[]
  readonly preview: Preview | undefined
  /** 0: the source; else the nth step. */
  readonly chosen: number
  readonly disabled: boolean
  readonly onChoose: (nth: number) => void
  readonly onAdd: (kind: Kind) => void
  readonly onSteps: (steps: readonly Step[], chosen: number) => void
}

const MOST_STEPS = 200

/** The steps one after the other, with how many rows of the sample each leaves. */
export function StepList(props: StepListProps) {
  const { steps, preview, chosen, disabled, onChoose, onAdd, onSteps } = props
  const [dragged, setDragged] = useState<number>()
  const source = preview?.sheets[0]
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) onSteps(moved(steps, dragged, to), to + 1)
    setDragged(undefined)
  }
  return (
    <section className="weft-recipe-steps" aria-label={texts.steps}>
      {!disabled && <AddStep full={steps.length >= MOST_STEPS} onAdd={onAdd} />}
      <ol>
        <li>
          <button type="button" className="weft-recipe-step" aria-current={chosen === 0 ? 'step' : undefined} onClick={() => onChoose(0)}>
            <span>
              <TableOutlined aria-hidden /> {texts.source}
            </span>
            <small>{source ? `${source.name} · ${texts.rows(source.rows)}` : ''}</small>
          </button>
        </li>
        {steps.map((step, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names of their own
            key={at}
            draggable={!disabled}
            onDragStart={() => setDragged(at)}
            onDragOver={event => event.preventDefault()}
            onDrop={() => drop(at)}
          >
            <StepLine {...props} step={step} at={at} />
          </li>
        ))}
      </ol>
      {steps.length === 0 && <p>{texts.none}</p>}
      {steps.length > 1 && !disabled && <small>{texts.moveHint}</small>}
    </section>
  )
}

function AddStep({ full, onAdd }: { readonly full: boolean; readonly onAdd: (kind: Kind) => void }) {
  const groups = Object.entries(texts.groups).map(([group, label]) => ({
    label,
    options: KINDS.filter(kind => kind.group === group).map(kind => ({ value: kind.do, label: kind.title, words: kind.words })),
  }))
  return (
    <Select
      showSearch
      aria-label={texts.add}
      placeholder={texts.addHint}
      value={null}
      disabled={full}
      options={groups}
      listHeight={400}
      style={{ width: '100%' }}
      filterOption={(sought, option) => {
        const { label = '', words = '' } = (option ?? {}) as { readonly label?: string; readonly words?: string }
        return `${label} ${words}`.toLowerCase().includes(sought.trim().toLowerCase())
      }}
      onChange={(name: string | null) => {
        const kind = KINDS.find(one => one.do === name)
        if (kind) onAdd(kind)
      }}
    />
  )
}

interface StepLineProps extends StepListProps {
  readonly step: Step
  readonly at: number
}

function StepLine({ step, at, steps, preview, chosen, disabled, onChoose, onSteps }: StepLineProps) {
  const nth = at + 1
  const kind = kindOf(step)
  const trace = preview?.steps[at]
  const nameOf = (id: string) => preview?.sheets.find(sheet => sheet.id === id)?.name ?? ''
  const within = (to: number) => Math.min(Math.max(to, 0), steps.length - 1)
  const move = (to: number) => onSteps(moved(steps, at, to), within(to) + 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = event.key === 'ArrowUp' ? at - 1 : at + 1
    move(to)
    // The focus goes with the step: the button of its new place, of which the first is the source's, draws it next.
    event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('.weft-recipe-step')[within(to) + 1]?.focus()
  }
  return (
    <>
      <button
        type="button"
        className="weft-recipe-step"
        data-off={step.off === true || undefined}
        data-fault={(trace?.fault ?? null) !== null || undefined}
        aria-current={chosen === nth ? 'step' : undefined}
        onClick={() => onChoose(nth)}
        onKeyDown={onKeyDown}
      >
        <span>
          {trace?.fault && <WarningOutlined aria-hidden />} {nth}. {kind?.title ?? step.do}
        </span>
        <small>{step.off ? texts.isOff : (trace?.fault ?? kind?.says(step, nameOf) ?? '')}</small>
        {trace && !step.off && !trace.fault && (
          <Count before={at === 0 ? preview.sampled : preview.steps[at - 1]?.count} after={trace.count} />
        )}
      </button>
      {chosen === nth && !disabled && <StepButtons {...{ step, at, steps, onSteps, move }} />}
    </>
  )
}

function Count({ before, after }: { readonly before: number | null | undefined; readonly after: number | null }) {
  if (after === null) return null
  const by = typeof before === 'number' ? after - before : 0
  return (
    <small className="weft-recipe-count">
      {texts.rows(after)}
      {by !== 0 && ` (${texts.change(by)})`}
    </small>
  )
}

interface StepButtonsProps extends Pick<StepLineProps, 'step' | 'at' | 'steps' | 'onSteps'> {
  readonly move: (to: number) => void
}

function StepButtons({ step, at, steps, onSteps, move }: StepButtonsProps) {
  const nth = at + 1
  const { off, ...on } = step
  const buttons = [
    { title: texts.up(nth), icon: <ArrowUpOutlined aria-hidden />, disabled: at === 0, press: () => move(at - 1) },
    { title: texts.down(nth), icon: <ArrowDownOutlined aria-hidden />, disabled: at === steps.length - 1, press: () => move(at + 1) },
    {
      title: off ? texts.on(nth) : texts.off(nth),
      icon: off ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />,
      press: () => onSteps(steps.with(at, off ? (on as Step) : { ...step, off: true }), nth),
    },
    { title: texts.copy(nth), icon: <CopyOutlined aria-hidden />, press: () => onSteps(steps.toSpliced(nth, 0, step), nth + 1) },
    {
      title: texts.remove(nth),
      icon: <DeleteOutlined aria-hidden />,
      press: () => onSteps(steps.toSpliced(at, 1), Math.min(at, steps.length - 1)),
    },
  ]
  return (
    <div className="weft-recipe-buttons">
      {buttons.map(({ title, icon, disabled = false, press }) => (
        <Button key={title} type="text" size="small" icon={icon} aria-label={title} title={title} disabled={disabled} onClick={press} />
      ))}
    </div>
  )
}
