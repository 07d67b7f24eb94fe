import { Select } from 'antd'
import { inputProps } from '../../controls/base/editor-props'
import { texts as shared } from '../../controls/base/texts'
import type { CellEditorProps } from '../../model/cell-type'
import { ICON_NAMES, iconName } from '../../model/icons'
import { iconOf } from '../../ui/look/icon'
import { findsIcon, wordsOf } from './find-icon'
import { NamedIcon } from './named-icon'
import { texts } from './texts'

const OPTIONS = ICON_NAMES.map(value => ({ value: value as string, label: value as string }))

/** A list of icons that is searched by name and by word. A name that is none stands in it until another is chosen, and is said. */
export function Editor(props: CellEditorProps<string, Record<never, never>>) {
  const { value, readOnly, onChange } = props
  const unknown = value !== null && iconName(value) === undefined
  return (
    <>
      <Select<string>
        // Without a search its input is read-only by itself; the frame around it may not be said to be so.
        {...inputProps({ ...props, readOnly: false })}
        {...(unknown && !props.invalid && { status: 'warning' as const })}
        value={value}
        onChange={next => !readOnly && onChange(next ?? null)}
        placeholder={props.placeholder ?? shared.choose}
        options={OPTIONS}
        showSearch={!readOnly}
        allowClear={!readOnly}
        filterOption={(typed, option) => findsIcon(typed, String(option?.value ?? ''))}
        notFoundContent={texts.noneFound}
        labelRender={({ value: chosen }) => <NamedIcon name={String(chosen)} />}
        optionRender={({ value: offered }) => <Offered name={String(offered)} />}
        style={{ width: '100%' }}
        defaultOpen={props.unfolded === true}
        {...(readOnly && { open: false })}
      />
      {unknown && !props.compact && (
        <div role="status" className="weft-icon-unknown">
          {texts.unknownHint(value)}
        </div>
      )}
    </>
  )
}

function Offered({ name }: { readonly name: string }) {
  return (
    <span className="weft-named-icon" style={{ display: 'flex' }}>
      {iconOf(name)}
      {name}
      <span className="weft-icon-words">{wordsOf(name)[0]}</span>
    </span>
  )
}
