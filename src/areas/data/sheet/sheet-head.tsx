import { AuditOutlined, ExperimentOutlined, ExportOutlined, PartitionOutlined } from '@ant-design/icons'
import { Alert, Button, Dropdown, Space, Tag } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import { useHost } from '../../../../renderer/index'
import { ApartDialog } from '../apart/apart-dialog'
import { type ExportFormat, exportRows, messageOf, type SheetAt, type SheetContent, type Step } from '../calls'
import { texts as lineageTexts } from '../lineage/texts'
import { texts as paperTexts } from '../paper/texts'
import { texts as recipeTexts } from '../recipe/texts'
import { texts } from '../texts'
import type { Condition } from './conditions'
import { NewRecipe } from './new-recipe'
import { QualityDrawer } from './quality-drawer'

interface SheetHeadProps {
  readonly sheet: SheetContent
  readonly at: SheetAt
  readonly steps: readonly Step[]
  readonly onFilter: (condition: Condition) => void
  /** The sheet has got another version. */
  readonly onChanged: () => void
}

/** What is known of the sheet, and what can be done with all of it. */
export function SheetHead({ sheet, at, steps, onFilter, onChanged }: SheetHeadProps) {
  const host = useHost()
  const [apart, setApart] = useState(false)
  const [scores, setScores] = useState(false)
  return (
    <header className="weft-data-head">
      <div>
        <h2>{sheet.name}</h2>
        <Tag bordered={false} color={sheet.current ? 'blue' : 'warning'}>
          {sheet.current ? texts.version(sheet.no) : `${texts.version(sheet.no)} · ${texts.former}`}
        </Tag>
        <small>
          {texts.rows(sheet.rows)} · {sheet.origin} · {sheet.time}
        </small>
        {sheet.apart > 0 && sheet.mayEdit && (
          <Button type="link" size="small" onClick={() => setApart(true)}>
            {texts.apart(sheet.apart)}
          </Button>
        )}
        {sheet.quality && (
          <Button type="link" size="small" onClick={() => setScores(true)}>
            {texts.qualityScore(sheet.quality.score)}
          </Button>
        )}
      </div>
      <Actions sheet={sheet} at={at} steps={steps} />
      {!sheet.current && (
        <Alert
          type="warning"
          showIcon
          message={`${texts.former}：${texts.version(sheet.no)}`}
          action={
            <Button size="small" onClick={() => host.navigate(`/data/open?id=${sheet.id}`)}>
              {texts.toCurrent}
            </Button>
          }
        />
      )}
      {scores && sheet.quality && (
        <QualityDrawer
          {...{ sheet, quality: sheet.quality }}
          onFilter={condition => {
            onFilter(condition)
            setScores(false)
          }}
          onClose={() => setScores(false)}
        />
      )}
      {apart && <ApartDialog sheet={sheet} onChanged={onChanged} onClose={() => setApart(false)} />}
    </header>
  )
}

function Actions({ sheet, at, steps }: Omit<SheetHeadProps, 'onChanged' | 'onFilter'>) {
  const host = useHost()
  const [making, setMaking] = useState(false)
  const { has: may } = usePermission()
  const run = async (format: ExportFormat) => {
    try {
      await exportRows(host.client, { ...at, steps, format })
      host.notify.success(texts.exportBegun)
    } catch (error) {
      host.notify.error(messageOf(error))
    }
  }
  const formats = Object.entries(texts.exports).map(([key, label]) => ({ key, label }))
  return (
    <Space wrap>
      {may('dataRecipe:add') && may('dataRecipe:edit') && sheet.current && (
        <Button icon={<ExperimentOutlined aria-hidden />} title={recipeTexts.newRecipeHint} onClick={() => setMaking(true)}>
          {recipeTexts.newRecipe}
        </Button>
      )}
      {making && <NewRecipe sheet={sheet} steps={steps} onClose={() => setMaking(false)} />}
      <Button icon={<PartitionOutlined aria-hidden />} onClick={() => host.navigate(`/data/lineage?id=${sheet.id}`)}>
        {lineageTexts.lineage}
      </Button>
      {sheet.paper && (
        <Button icon={<AuditOutlined aria-hidden />} onClick={() => host.navigate(`/data/paper?id=${sheet.id}&no=${sheet.no}`)}>
          {paperTexts.paper}
        </Button>
      )}
      {may('dataSheet:export') && (
        <Dropdown trigger={['click']} menu={{ items: formats, onClick: ({ key }) => void run(key as ExportFormat) }}>
          <Button icon={<ExportOutlined aria-hidden />}>{texts.exportAs}</Button>
        </Dropdown>
      )}
    </Space>
  )
}
