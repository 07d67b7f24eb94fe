import { Button, Checkbox, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import type { FileForm, Proposal } from '../calls'
import { texts } from '../texts'

interface FormSettingsProps {
  readonly proposal: Proposal
  readonly busy: boolean
  readonly onForm: (form: Partial<FileForm>) => void
}

type Part = 'entry' | 'encoding' | 'delimiter' | 'cuts' | 'sheet' | 'skip' | 'head'

/** What can be said of a file by what it came as. */
const PARTS: { readonly [kind in Proposal['kind']]: readonly Part[] } = {
  text: ['encoding', 'delimiter', 'skip', 'head'],
  fixed: ['encoding', 'delimiter', 'cuts', 'skip', 'head'],
  workbook: ['sheet', 'skip', 'head'],
  dbf: ['encoding'],
  json: ['encoding'],
  parquet: [],
  table: [],
}

/** A text is of the kind that its delimiter says. */
function partsOf({ kind, entries }: Proposal, delimiter: FileForm['delimiter']): readonly Part[] {
  const isText = kind === 'text' || kind === 'fixed'
  const parts = PARTS[isText ? (delimiter === 'fixed' ? 'fixed' : 'text') : kind]
  return entries.length > 0 ? ['entry', ...parts] : parts
}

const isRising = (cuts: readonly number[]) =>
  cuts.length > 0 && cuts.every((cut, at) => Number.isInteger(cut) && cut >= 1 && cut > (cuts[at - 1] ?? 0))

const titled = (titles: { readonly [value: string]: string }) => Object.entries(titles).map(([value, label]) => ({ value, label }))

/** The form of a file as it was found; another one is read anew. */
export function FormSettings({ proposal, busy, onForm }: FormSettingsProps) {
  const [given, setGiven] = useState<Partial<FileForm>>({})
  const form = { ...proposal, ...given }
  const parts = partsOf(proposal, form.delimiter)
  const change = (part: Partial<FileForm>) => setGiven({ ...given, ...part })
  const same = parts.every(part => String(form[part]) === String(proposal[part]))
  // Another file or sheet has a form of its own.
  const wanted = (): Partial<FileForm> => {
    const entry = proposal.entries.length > 0 ? { entry: form.entry } : {}
    if (form.entry !== proposal.entry) return entry
    if (form.sheet !== proposal.sheet) return { ...given, ...entry, sheet: form.sheet }
    // Places that were not typed are looked for.
    const said = parts.filter(part => part !== 'cuts' || form.cuts.length > 0)
    return Object.fromEntries(said.map(part => [part, form[part]]))
  }
  const wrong = parts.includes('cuts') && form.cuts.length > 0 && !isRising(form.cuts)
  if (parts.length === 0) return null
  return (
    <fieldset>
      <legend>{texts.form}</legend>
      {parts.includes('entry') && (
        <Choice
          title={texts.entry}
          value={form.entry ?? ''}
          options={proposal.entries.map(value => ({ value, label: value }))}
          onChange={entry => change({ entry })}
        />
      )}
      {parts.includes('encoding') && (
        <Choice
          title={texts.encoding}
          value={form.encoding}
          options={titled(texts.encodings)}
          onChange={encoding => change({ encoding: encoding as FileForm['encoding'] })}
        />
      )}
      {parts.includes('delimiter') && (
        <Choice
          title={texts.delimiter}
          value={form.delimiter}
          options={titled(texts.delimiters)}
          onChange={delimiter => change({ delimiter: delimiter as FileForm['delimiter'] })}
        />
      )}
      {parts.includes('cuts') && <Cuts cuts={form.cuts} wrong={wrong} onCuts={cuts => change({ cuts })} />}
      {parts.includes('sheet') && (
        <Choice
          title={texts.sheet}
          value={form.sheet ?? ''}
          options={proposal.sheets.map(value => ({ value, label: value }))}
          onChange={sheet => change({ sheet })}
        />
      )}
      {parts.includes('skip') && (
        <>
          <div className="weft-data-field">
            <span>{texts.skip}</span>
            <InputNumber
              aria-label={texts.skip}
              min={0}
              max={1000}
              precision={0}
              value={form.skip}
              onChange={value => change({ skip: value ?? 0 })}
            />
          </div>
          <Checkbox checked={form.head} onChange={event => change({ head: event.target.checked })}>
            {texts.head}
          </Checkbox>
        </>
      )}
      <Button disabled={same || wrong} loading={busy && !same} onClick={() => onForm(wanted())}>
        {texts.again}
      </Button>
    </fieldset>
  )
}

interface CutsProps {
  readonly cuts: readonly number[]
  readonly wrong: boolean
  readonly onCuts: (cuts: readonly number[]) => void
}

/** Places as they are typed; what is typed stays as it is. */
function Cuts({ cuts, wrong, onCuts }: CutsProps) {
  const [text, setText] = useState(cuts.join(', '))
  const type = (typed: string) => {
    setText(typed)
    onCuts(
      typed
        .split(/[,，\s]+/)
        .filter(part => part !== '')
        .map(Number),
    )
  }
  return (
    <>
      <div className="weft-data-field">
        <span>{texts.cuts}</span>
        <Input aria-label={texts.cuts} value={text} status={wrong ? 'error' : ''} onChange={event => type(event.target.value)} />
      </div>
      <small>{texts.cutsHint}</small>
    </>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

function Choice({ title, value, options, onChange }: ChoiceProps) {
  return (
    <div className="weft-data-field">
      <span>{title}</span>
      <Select aria-label={title} value={value} options={[...options]} onChange={onChange} />
    </div>
  )
}
