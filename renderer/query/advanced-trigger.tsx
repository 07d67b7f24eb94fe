import { FilterOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { Suspense, useMemo, useState } from 'react'
import type { ConditionGroup } from '../model/operator'
import type { ScreenModel } from '../model/screen'
import { useCells } from '../source/host-context'
import { lazyPart } from '../ui/loading/lazy-part'
import { EMPHASIS } from '../ui/look/emphasis'
import { conditionFields } from './condition-fields'
import { QueryWords } from './query-words'
import { texts } from './texts'

const AdvancedDialog = lazyPart(async () => (await import('./advanced-dialog')).AdvancedDialog)

export interface AdvancedTriggerProps {
  readonly screen: ScreenModel
  /** The advanced query in force. */
  readonly active: ConditionGroup | undefined
  /** Undefined: without an advanced query. */
  readonly onSearch: (advanced: ConditionGroup | undefined) => void
}

/** The button that opens the advanced query; highlighted while one is in force. */
export function AdvancedTrigger({ screen, active, onSearch }: AdvancedTriggerProps) {
  const [dialog, setDialog] = useState<'none' | 'open' | 'closing'>('none')
  const cells = useCells()
  const fields = useMemo(() => conditionFields(cells, screen), [cells, screen])
  const button = (
    <Button
      {...(active !== undefined && { style: EMPHASIS })}
      icon={<FilterOutlined aria-hidden />}
      aria-pressed={active !== undefined}
      onClick={() => setDialog('open')}
    >
      {texts.advanced}
    </Button>
  )
  return (
    <>
      {active === undefined ? (
        button
      ) : (
        <Popover
          trigger={['hover', 'focus']}
          content={
            <div className="weft-advanced-active">
              {texts.active}{' '}
              <Button type="link" size="small" autoInsertSpace={false} onClick={() => onSearch(undefined)}>
                {texts.clear}
              </Button>
              <div>
                <QueryWords group={active} fields={fields} />
              </div>
            </div>
          }
        >
          {button}
        </Popover>
      )}
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <AdvancedDialog
            screen={screen}
            active={active}
            open={dialog === 'open'}
            onSearch={onSearch}
            onClose={() => setDialog('closing')}
            onClosed={() => setDialog('none')}
          />
        </Suspense>
      )}
    </>
  )
}
