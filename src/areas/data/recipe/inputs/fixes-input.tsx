import { MinusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { texts } from '../../sheet/correction/texts'
import type { InputProps } from './types'

export interface Fix {
  readonly column: string
  readonly from: string | null
  readonly to: string | null
  readonly key?: readonly { readonly column: string; readonly value: string }[]
  readonly reason: string
  readonly by: string
  readonly time: string
}

const shown = (value: string | null) => value ?? texts.empty
const placeOf = ({ key }: Fix) => key?.map(({ column, value }) => `${column} ${value}`).join('，') ?? texts.byPlace

/** Corrections that were made at the sheet: what each becomes can be changed, and each can be taken out. */
export function FixesInput({ title, value = [], onChange, disabled }: InputProps<readonly Fix[]>) {
  if (value.length === 0) return <small>{texts.noFixes}</small>
  return (
    <ol className="weft-recipe-fixes" aria-label={title}>
      {value.map((fix, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fixes have no names of their own, and all of their inputs are controlled
        <li key={at}>
          <strong>{placeOf(fix)}</strong>
          <span>{texts.change(fix.column, shown(fix.from), shown(fix.to))}</span>
          <small>
            {fix.reason} · {texts.by(fix.by, fix.time)}
          </small>
          {!disabled && (
            <div className="weft-recipe-line">
              <Input
                size="small"
                aria-label={texts.fixOf(at + 1, texts.value)}
                value={fix.to ?? ''}
                maxLength={5000}
                onChange={event => onChange(value.with(at, { ...fix, to: event.target.value === '' ? null : event.target.value }))}
              />
              <Button
                size="small"
                type="text"
                icon={<MinusOutlined aria-hidden />}
                aria-label={texts.remove(at + 1)}
                title={texts.remove(at + 1)}
                onClick={() => onChange(value.toSpliced(at, 1))}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
