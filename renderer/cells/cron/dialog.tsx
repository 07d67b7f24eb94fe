import { Alert, Button, Input, Modal, Tabs } from 'antd'
import { useId } from 'react'
import { useTypedText } from '../../controls/text/use-typed-text'
import { CRON_UNITS, type CronPart, type CronUnit, parsePart, printPart } from '../../cron'
import { CronError } from '../../cron/cron-error'
import type { CronSettings } from './definition'
import { meaning } from './in-words'
import { Preview } from './preview'
import { texts } from './texts'
import { UnitPanel } from './unit-panel'
import { type CronWords, emptyWords, plainText, textOf, withWord, wordsOf } from './words'
import './cron.css'

/** Six tabs: a week is a day's other half. */
const TABS: readonly CronUnit[] = ['second', 'minute', 'hour', 'day', 'month', 'year']

export interface CronDialogProps {
  readonly settings: CronSettings
  readonly text: string
  /** Told at every change. */
  readonly onChange: (text: string) => void
  readonly onClose: () => void
}

/** A user who sees this far builds an expression by its parts; what the tabs, the fields and the text say is the same at any time. */
export function CronDialog({ settings, text, onChange, onClose }: CronDialogProps) {
  // A text of five fields is nothing that panels could show; a choice in one of them begins anew.
  const words = wordsOf(text) ?? emptyWords
  const write = (unit: CronUnit, word: string) => onChange(textOf(withWord(words, unit, word)))
  const panel = (unit: CronUnit) => (
    <UnitPanel
      unit={unit}
      width={settings.width}
      part={readPart(unit, words[unit])}
      disabled={isOut(unit, words)}
      onChange={part => write(unit, printPart(part))}
    />
  )
  return (
    <Modal
      open
      title={texts.title}
      width={settings.width}
      style={{ top: 32 }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
      destroyOnHidden
      className="weft-cron"
    >
      <Tabs
        type="card"
        size="small"
        items={TABS.map(unit => ({
          key: unit,
          label: texts.units[unit],
          children: <div className="weft-cron-panels">{unit === 'day' ? [panel('day'), panel('week')].map(inSection) : panel(unit)}</div>,
        }))}
      />
      <div className="weft-cron-result" data-wide={settings.width === 800 || undefined}>
        <Written words={words} text={text} onWord={write} onText={onChange} />
        <Preview settings={settings} text={text} />
      </div>
    </Modal>
  )
}

const inSection = (panel: JSX.Element, index: number) => (
  <section key={panel.props.unit} aria-label={texts.units[index === 0 ? 'day' : 'week']}>
    <h4>{texts.units[index === 0 ? 'day' : 'week']}</h4>
    {panel}
  </section>
)

/** Day and week exclude each other; where a text sets both, the day counts. */
function isOut(unit: CronUnit, words: CronWords): boolean {
  if (unit === 'week') return words.day !== '?'
  return unit === 'day' && words.week !== '?' && words.day === '?'
}

/** What a field says; undefined when that is wrong. */
function readPart(unit: CronUnit, word: string): CronPart | undefined {
  try {
    return parsePart(unit, word)
  } catch (error) {
    if (error instanceof CronError) return undefined
    throw error
  }
}

interface WrittenProps {
  readonly words: CronWords
  readonly text: string
  readonly onWord: (unit: CronUnit, word: string) => void
  readonly onText: (text: string) => void
}

/** The fields one by one, the whole text, and what it means. */
function Written({ words, text, onWord, onText }: WrittenProps) {
  const meaningId = useId()
  const expression = useTypedText(text, onText)
  const found = text.trim() === '' ? undefined : meaning(text)
  const error = found !== undefined && 'error' in found ? found.error : undefined
  const state = {
    'aria-describedby': meaningId,
    ...(error === undefined ? {} : { status: 'error' as const, 'aria-invalid': true as const }),
  }
  return (
    <div className="weft-cron-written">
      <fieldset className="weft-cron-fields" aria-label={texts.fields}>
        {CRON_UNITS.map(unit => (
          <Word key={unit} unit={unit} word={words[unit]} wrong={error?.unit === unit} out={isOut(unit, words)} onChange={onWord} />
        ))}
      </fieldset>
      <Input
        {...state}
        {...expression}
        prefix={<span className="weft-cron-label">{texts.expression}</span>}
        aria-label={texts.title}
        placeholder={texts.placeholder}
        onBlur={() => plainText(text) !== text && onText(plainText(text))}
      />
      <div id={meaningId} aria-live="polite">
        {error !== undefined && <Alert type="error" message={error.message} showIcon />}
        {found !== undefined && 'words' in found && <Alert type="info" message={found.words} />}
      </div>
    </div>
  )
}

interface WordProps {
  readonly unit: CronUnit
  readonly word: string
  readonly wrong: boolean
  readonly out: boolean
  readonly onChange: (unit: CronUnit, word: string) => void
}

function Word({ unit, word, wrong, out, onChange }: WordProps) {
  const id = useId()
  // A blank would begin the next field.
  const typed = useTypedText(word, next => onChange(unit, plainText(next).replace(/\s+/g, '')))
  return (
    <label htmlFor={id}>
      <span>{texts.units[unit]}</span>
      <Input id={id} {...typed} {...(wrong ? { status: 'error' as const } : {})} disabled={out} aria-invalid={wrong} />
    </label>
  )
}
