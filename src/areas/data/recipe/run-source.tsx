import { Alert, Radio, Select, Skeleton } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Client } from '../../../../renderer/contract'
import { useCall } from '../../use-call'
import { messageOf, type OtherSource, openSheet, type RecipeContent, type SheetColumn } from '../calls'
import { texts as sheetTexts } from '../texts'
import { SheetChoice } from './inputs/sheet-choice'
import { texts as kinds } from './kinds/texts'
import { isNamed, type Mapping, proposeMapping } from './mapping'
import { texts } from './texts'

/** Undefined: the recipe's own sheet; without an id: another one that is not chosen yet. */
export type ChosenSource = OtherSource | undefined

interface RunSourceProps {
  readonly recipe: RecipeContent
  readonly onChange: (source: ChosenSource) => void
}

const NONE: OtherSource = { sourceId: '', columns: [] }

/** The sheet that the steps begin with: the recipe's own, or another one whose columns stand for those of that. */
export function RunSource({ recipe, onChange }: RunSourceProps) {
  const [other, setOther] = useState(false)
  const [id, setId] = useState('')
  return (
    <>
      <div className="weft-recipe-field">
        <span>{texts.source}</span>
        <Radio.Group
          aria-label={texts.source}
          value={other ? 'other' : 'own'}
          options={Object.entries(texts.runSources).map(([value, label]) => ({ value, label }))}
          onChange={event => {
            setOther(event.target.value === 'other')
            setId('')
            onChange(event.target.value === 'other' ? NONE : undefined)
          }}
        />
      </div>
      {other && (
        <div className="weft-recipe-field">
          <span>{texts.sourceSheet}</span>
          <SheetChoice
            title={texts.sourceSheet}
            value={id}
            onChange={chosen => {
              setId(chosen)
              onChange(NONE)
            }}
          />
        </div>
      )}
      {other && id !== '' && <Columns key={id} {...{ recipe, id, onChange }} />}
    </>
  )
}

/** Columns of both sheets, once they are there. */
function Columns({ recipe, id, onChange }: RunSourceProps & { readonly id: string }) {
  const ask = useCallback(
    async (client: Client, signal: AbortSignal) => {
      const [own, other] = await Promise.all([recipe.sheetId, id].map(sheet => openSheet(client, { id: sheet }, signal)))
      return { own: own?.columns ?? [], other: other?.columns ?? [] }
    },
    [recipe.sheetId, id],
  )
  const { found, error } = useCall(ask)
  if (error !== undefined) return <Alert type="error" showIcon message={messageOf(error)} />
  if (!found) return <Skeleton active paragraph={{ rows: 3 }} />
  return <ColumnMapping {...found} {...{ recipe, id, onChange }} />
}

interface ColumnMappingProps extends RunSourceProps {
  readonly id: string
  readonly own: readonly SheetColumn[]
  readonly other: readonly SheetColumn[]
}

function ColumnMapping({ recipe, id, own, other, onChange }: ColumnMappingProps) {
  const [mapping, setMapping] = useState<Mapping>(() => proposeMapping(own, other))
  const lines = useMemo(() => {
    const marked = own.map(column => ({ column, named: isNamed(recipe.steps, column.name) }))
    return marked.toSorted((a, b) => Number(b.named) - Number(a.named))
  }, [own, recipe.steps])
  useEffect(() => {
    onChange({ sourceId: id, columns: [...mapping].map(([to, from]) => ({ from, to })) })
  }, [id, mapping, onChange])
  const set = (to: string, from: string | undefined) => {
    const next = new Map([...mapping].filter(([name, taken]) => name !== to && taken !== from))
    setMapping(from === undefined ? next : next.set(to, from))
  }
  return (
    <section className="weft-recipe-field" aria-label={texts.mapping}>
      <span>{texts.mapping}</span>
      <small>{texts.runMapHint}</small>
      <div className="weft-recipe-map">
        {lines.map(({ column, named }) => (
          <MappedLine key={column.name} {...{ column, named, other }} from={mapping.get(column.name)} onChange={set} />
        ))}
      </div>
    </section>
  )
}

interface MappedLineProps {
  readonly column: SheetColumn
  /** Whether steps need it. */
  readonly named: boolean
  readonly other: readonly SheetColumn[]
  readonly from: string | undefined
  readonly onChange: (to: string, from: string | undefined) => void
}

function MappedLine({ column, named, other, from, onChange }: MappedLineProps) {
  const given = other.find(({ name }) => name === from)
  const typeOf = ({ type }: SheetColumn) => sheetTexts.types[type]
  const lacks = named && !given
  const note = lacks ? texts.neededColumn : given && given.type !== column.type ? kinds.says.to(typeOf(given), typeOf(column)) : undefined
  return (
    <div className="weft-recipe-pair">
      <span>
        {column.name}
        {note !== undefined && <small className={lacks ? 'weft-recipe-faults' : undefined}> {note}</small>}
      </span>
      <Select
        showSearch
        allowClear
        aria-label={texts.columnFor(column.name)}
        placeholder={texts.unmapped}
        status={lacks ? 'warning' : ''}
        value={from ?? null}
        optionFilterProp="label"
        options={other.map(({ name }) => ({ value: name, label: name }))}
        onChange={(name: string | null | undefined) => onChange(column.name, name ?? undefined)}
      />
    </div>
  )
}
