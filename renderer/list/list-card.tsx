import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { type ReactNode, useId } from 'react'
import type { FieldModel } from '../model/field'
import type { Row } from '../model/source'
import { isEmptyValue } from '../rules'
import { CellView } from '../ui/cell/cell-view'
import { LinkedCell } from '../ui/cell/linked-cell'
import { ActionMenu } from './action-button'
import { type CardFields, isLong } from './card-fields'
import { isInner } from './sub-screens'
import { texts } from './texts'
import type { ListController } from './use-list-controller'
import '../ui/text/fading.css'

export interface ListCardProps {
  readonly controller: ListController
  readonly row: Row
  readonly fields: CardFields
  /** The screens below belong to it. */
  readonly current: boolean
  readonly ticked: boolean
  readonly onTick: (on: boolean) => void
  /** Of its title. */
  readonly onOpen: () => void
  /** A press beside its buttons; absent: nothing follows it. */
  readonly onCurrent?: (() => void) | undefined
  /** What belongs to the row and is shown when its card is opened. Absent: nothing is. */
  readonly fold?: CardFold | undefined
}

export interface CardFold {
  readonly open: boolean
  readonly toggle: () => void
  readonly render: () => ReactNode
}

/** One row: its box, its title, its state, what is known of it, what may be done with it and what belongs to it. */
export function ListCard({ controller, row, fields, current, ticked, onTick, onOpen, onCurrent, fold }: ListCardProps) {
  const { screen } = controller.props
  const title = useId()
  const actions = controller.usable(screen.list.row, row)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title is a button that does the same.
    <li className={`weft-row-card${current ? ' is-current' : ''}`} aria-current={current || undefined} onClick={onCurrent}>
      <div className="weft-row-card-head">
        {screen.list.selection !== 'none' && (
          // A press on the box is none on the card.
          <Checkbox
            checked={ticked}
            onClick={event => event.stopPropagation()}
            onChange={({ target }) => onTick(target.checked)}
            aria-label={texts.selectCard}
            aria-describedby={title}
          />
        )}
        <button
          type="button"
          id={title}
          className="weft-row-card-title"
          onClick={event => {
            event.stopPropagation()
            onOpen()
          }}
        >
          <span className="weft-fading">
            {fields.title &&
              (isEmptyValue(row[fields.title.name]) ? texts.untitled : <CellView field={fields.title} row={row} view="list" />)}
          </span>
        </button>
        {fields.state && (
          <span className="weft-row-card-state">
            <Value field={fields.state} row={row} />
          </span>
        )}
        <ActionMenu controller={controller} actions={actions} row={row} label={texts.more} />
      </div>
      {fields.facts.length > 0 && (
        <dl className="weft-row-card-facts">
          {fields.facts.map(field => (
            <div key={field.name} className={isLong(field) ? 'is-long' : undefined}>
              <dt>{field.title}</dt>
              <dd className="weft-fading">
                <Value field={field} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {fold && <Fold fold={fold} controller={controller} card={title} />}
    </li>
  )
}

/** The button that opens a card, named after the only thing that belongs to its row, and what it opens. */
function Fold({ fold, controller, card }: { readonly fold: CardFold; readonly controller: ListController; readonly card: string }) {
  const content = useId()
  const [child, ...others] = controller.children.filter(isInner)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed in here is not the card.
    <div className="weft-row-card-fold" onClick={event => event.stopPropagation()}>
      <Button
        type="text"
        block
        aria-expanded={fold.open}
        aria-controls={fold.open ? content : undefined}
        aria-describedby={card}
        icon={fold.open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        iconPosition="end"
        onClick={fold.toggle}
      >
        {(others.length === 0 ? child?.title : undefined) ?? texts.belonging}
      </Button>
      {fold.open && (
        <div id={content} className="weft-row-card-inner">
          {fold.render()}
        </div>
      )}
    </div>
  )
}

function Value({ field, row }: { readonly field: FieldModel; readonly row: Row }) {
  const { link } = field
  return link === undefined ? <CellView field={field} row={row} view="list" /> : <LinkedCell field={field} row={row} link={link} />
}
