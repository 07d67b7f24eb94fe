import { ReloadOutlined, RightOutlined } from '@ant-design/icons'
import { Button, Segmented } from 'antd'
import { type ReactNode, useId } from 'react'
import type { ChoiceModel } from '../model/screen'
import { SafeLink } from '../ui/html/safe-link'
import { texts } from './texts'

interface BlockFrameProps {
  readonly title?: string | undefined
  readonly choice?:
    | { readonly model: ChoiceModel; readonly value: string | number; readonly onChange: (value: string | number) => void }
    | undefined
  /** Path of the page that shows more. */
  readonly link?: string | undefined
  /** Absent: there is nothing to read. */
  readonly onReload?: (() => void) | undefined
  readonly busy?: boolean
  readonly children: ReactNode
}

/** The card of a block: its heading with what belongs to it, and what it shows. */
export function BlockFrame({ title, choice, link, onReload, busy = false, children }: BlockFrameProps) {
  const id = useId()
  const heading = title !== undefined && title !== ''
  return (
    <section className="weft-block" {...(heading && { 'aria-labelledby': id })} aria-busy={busy}>
      {(heading || choice !== undefined) && (
        <header className="weft-block-head">
          <h2 id={id}>{title}</h2>
          {choice !== undefined && (
            <Segmented
              size="small"
              value={choice.value}
              options={choice.model.options.map(({ value, text }) => ({ value, label: text }))}
              onChange={choice.onChange}
              aria-label={title}
            />
          )}
          {onReload !== undefined && (
            <Button
              type="text"
              size="small"
              className="weft-block-reload"
              icon={<ReloadOutlined spin={busy} aria-hidden />}
              aria-label={texts.reload(title ?? '')}
              title={texts.reloadShort}
              onClick={onReload}
            />
          )}
          {link !== undefined && (
            <span className="weft-block-more">
              <SafeLink href={link}>
                {texts.more} <RightOutlined aria-hidden />
              </SafeLink>
            </span>
          )}
        </header>
      )}
      <div className="weft-block-body">{children}</div>
    </section>
  )
}
