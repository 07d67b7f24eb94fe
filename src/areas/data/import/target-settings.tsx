import { Input, InputNumber, Radio, Select } from 'antd'
import { usePermission } from '../../../../renderer/contract'
import { useDictionary } from '../../../../renderer/index'
import type { ChosenColumn, ImportChoice, ImportMode } from '../calls'
import { texts } from '../texts'

/** Where the rows go, as it is typed. */
export interface Target {
  readonly name: string
  readonly folderId?: string | undefined
  readonly secretLevel: string
  readonly mode: ImportMode
  readonly keys: readonly string[]
  readonly controlRows?: number | null
  readonly controlColumn?: string | undefined
  readonly controlSum?: string
}

/** The same as it is asked for. */
export function targetChoice(target: Target, sheetId: string): Omit<ImportChoice, 'columns'> {
  const { name, folderId, secretLevel, mode, keys, controlRows, controlColumn, controlSum } = target
  const sum = controlSum?.replaceAll(/[,，\s]/g, '')
  const control = {
    ...(typeof controlRows === 'number' && { rows: controlRows }),
    ...(controlColumn && sum && { column: controlColumn, sum }),
  }
  const where =
    sheetId === '' ? { name, secretLevel, ...(folderId && { folderId }) } : { sheetId, mode, ...(mode === 'update' && { keys }) }
  return { ...where, ...(Object.keys(control).length > 0 && { control }) }
}

interface TargetSettingsProps {
  readonly target: Target
  readonly sheetId: string
  readonly columns: readonly ChosenColumn[]
  readonly onTarget: (target: Target) => void
}

const NUMBERS = new Set(['whole', 'decimal', 'number'])

export function TargetSettings({ target, sheetId, columns, onTarget }: TargetSettingsProps) {
  const change = (part: Partial<Target>) => onTarget({ ...target, ...part })
  const numbers = columns.filter(({ type, off }) => !off && NUMBERS.has(type)).map(({ name }) => ({ value: name, label: name }))
  return (
    <>
      <fieldset>
        <legend>{texts.target}</legend>
        {sheetId === '' ? <NewSheet target={target} change={change} /> : <OldSheet target={target} columns={columns} change={change} />}
      </fieldset>
      <fieldset>
        <legend>{texts.control}</legend>
        <div className="weft-data-field">
          <span>{texts.controlRows}</span>
          <InputNumber
            aria-label={texts.controlRows}
            min={0}
            precision={0}
            value={target.controlRows ?? null}
            onChange={controlRows => change({ controlRows })}
          />
        </div>
        <div className="weft-data-field">
          <span>{texts.controlColumn}</span>
          <Select
            aria-label={texts.controlColumn}
            allowClear
            value={target.controlColumn}
            options={numbers}
            onChange={(controlColumn?: string) => change({ controlColumn })}
          />
        </div>
        <div className="weft-data-field">
          <span>{texts.controlSum}</span>
          <Input
            aria-label={texts.controlSum}
            value={target.controlSum ?? ''}
            maxLength={50}
            onChange={event => change({ controlSum: event.target.value })}
          />
        </div>
        <small>{texts.controlHint}</small>
      </fieldset>
    </>
  )
}

interface PartProps {
  readonly target: Target
  readonly change: (part: Partial<Target>) => void
}

function NewSheet({ target, change }: PartProps) {
  const { has: may } = usePermission()
  const folders = useDictionary('data_folder,name,id')
  const highest = may('document:secret') ? 2 : may('document:internal') ? 1 : 0
  const levels = Object.entries(texts.secrets).filter(([level]) => Number(level) <= highest)
  return (
    <>
      <div className="weft-data-field">
        <span>{texts.name}</span>
        <Input aria-label={texts.name} value={target.name} maxLength={200} onChange={event => change({ name: event.target.value })} />
      </div>
      <div className="weft-data-field">
        <span>{texts.folder}</span>
        <Select
          aria-label={texts.folder}
          allowClear
          showSearch
          optionFilterProp="label"
          value={target.folderId}
          options={(folders.options ?? []).map(({ value, text }) => ({ value: String(value), label: text }))}
          onChange={(folderId?: string) => change({ folderId })}
        />
      </div>
      <div className="weft-data-field">
        <span>{texts.secret}</span>
        <Select
          aria-label={texts.secret}
          value={target.secretLevel}
          options={levels.map(([value, label]) => ({ value, label }))}
          onChange={(secretLevel: string) => change({ secretLevel })}
        />
      </div>
    </>
  )
}

function OldSheet({ target, columns, change }: PartProps & Pick<TargetSettingsProps, 'columns'>) {
  const names = columns.filter(({ off }) => !off).map(({ name }) => ({ value: name, label: name }))
  return (
    <>
      <Radio.Group
        aria-label={texts.mode}
        value={target.mode}
        options={Object.entries(texts.modes).map(([value, label]) => ({ value, label }))}
        onChange={event => change({ mode: event.target.value as ImportMode })}
      />
      {target.mode === 'update' && (
        <div className="weft-data-field">
          <span>{texts.keys}</span>
          <Select
            aria-label={texts.keys}
            mode="multiple"
            value={[...target.keys]}
            options={names}
            status={target.keys.length === 0 ? 'warning' : ''}
            onChange={(keys: string[]) => change({ keys })}
          />
        </div>
      )}
      <small>{target.mode === 'update' ? texts.keysHint : texts.modeHint}</small>
    </>
  )
}
