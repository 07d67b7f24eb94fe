import { SettingOutlined } from '@ant-design/icons'
import { Button, Popover, Tooltip } from 'antd'
import { Suspense } from 'react'
import { usePopoverFocus } from '../ui/focus/use-popover-focus'
import { lazyPart } from '../ui/loading/lazy-part'
import { texts } from './texts'
import type { ColumnArrangement } from './use-column-arrangement'

const ColumnChoices = lazyPart(async () => (await import('../ui/columns/column-choices')).ColumnChoices)

/** The button of the column settings and what it opens. */
export function ColumnPanel({ arrangement }: { readonly arrangement: ColumnArrangement }) {
  const { choices, setChoices, reset, titleOf } = arrangement
  const focus = usePopoverFocus(arrangement.open, () => arrangement.setOpen(false))
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={arrangement.open}
      onOpenChange={arrangement.setOpen}
      afterOpenChange={focus.afterOpenChange}
      title={texts.columns}
      content={
        <div ref={focus.panel} role="dialog" aria-label={texts.columns} onKeyDown={focus.onKeyDown}>
          <Suspense fallback={texts.loading}>
            <ColumnChoices {...{ choices, setChoices, reset, titleOf }} />
          </Suspense>
        </div>
      }
      destroyOnHidden
    >
      <Tooltip title={arrangement.open ? '' : texts.columns}>
        <Button
          ref={focus.button}
          type="text"
          aria-label={texts.columns}
          onKeyDown={focus.onKeyDown}
          aria-haspopup="dialog"
          aria-expanded={arrangement.open}
          icon={<SettingOutlined aria-hidden />}
        />
      </Tooltip>
    </Popover>
  )
}
