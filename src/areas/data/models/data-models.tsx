import { PlayCircleOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import type { Procedure } from './procedure'
import { RunModel } from './run-model'
import { texts } from './texts'
import '../data.css'

const procedures = Object.entries(import.meta.glob<Procedure>('../../../../schemas/procedures/*.json', { eager: true, import: 'default' }))

/** The models of analysis, each with what it finds, and a run of it over a sheet. */
export function DataModels() {
  const { has: may } = usePermission()
  const [chosen, setChosen] = useState<Procedure>()
  const mayRun = may('dataRecipe:add') && may('dataRecipe:edit') && may('dataSheet:add')
  return (
    <div className="weft-data-models">
      {procedures.map(([file, procedure]) => (
        <Card
          key={file}
          title={procedure.title}
          extra={
            mayRun && (
              <Button type="primary" icon={<PlayCircleOutlined aria-hidden />} onClick={() => setChosen(procedure)}>
                {texts.run}
              </Button>
            )
          }
        >
          <p>{procedure.explanation}</p>
          <small>
            {texts.source}：{procedure.source}
          </small>
        </Card>
      ))}
      {chosen && <RunModel procedure={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
