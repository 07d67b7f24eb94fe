import { PlayCircleOutlined } from '@ant-design/icons'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { usePermission } from '../../../../renderer/contract'
import { type Procedure, SUBJECTS } from './procedure'
import { type NamedProcedure, procedures } from './procedures'
import { RunModel } from './run-model'
import { texts } from './texts'
import '../data.css'

interface ModelCardProps {
  readonly procedure: Procedure
  /** Default: it cannot be run. */
  readonly onRun?: (() => void) | undefined
}

function ModelCard({ procedure, onRun }: ModelCardProps) {
  const { title, explanation, source } = procedure
  const run = onRun && (
    <Button type="primary" icon={<PlayCircleOutlined aria-hidden />} onClick={onRun}>
      {texts.run}
    </Button>
  )
  return (
    <Card title={title} extra={run}>
      <p>{explanation}</p>
      <small>
        {texts.source}：{source}
      </small>
    </Card>
  )
}

/** The models of analysis by what they look at, each with what it finds, and a run of it over a sheet. */
export function DataModels() {
  const { has: may } = usePermission()
  const [chosen, setChosen] = useState<NamedProcedure>()
  const mayRun = may('dataRecipe:add') && may('dataRecipe:edit') && may('dataSheet:add')
  return (
    <>
      {SUBJECTS.map(subject => (
        <section key={subject} aria-label={texts.subjects[subject]} className="weft-data-models">
          <h2>{texts.subjects[subject]}</h2>
          {procedures
            .filter(procedure => procedure.subject === subject)
            .map(procedure => (
              <ModelCard key={procedure.name} procedure={procedure} onRun={mayRun ? () => setChosen(procedure) : undefined} />
            ))}
        </section>
      ))}
      {chosen && <RunModel procedure={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
