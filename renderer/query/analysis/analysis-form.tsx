import { DownloadOutlined, DownOutlined, LinkOutlined, SaveOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Segmented, Select } from 'antd'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { CHARTS } from '../../model/analysis'
import { useCells } from '../../source/host-context'
import { conditionFields } from '../condition-fields'
import { ConditionTreeEditor } from '../condition-group'
import { QueryWords } from '../query-words'
import { texts as queryTexts } from '../texts'
import { ColumnChoices, GroupChoices, MeasureChoices, SortChoice } from './choices'
import { chartTexts, texts } from './texts'
import type { AnalysisController } from './use-analysis'
import type { AnalysisSource, ReadySource } from './use-sources'

export interface AnalysisFormProps {
  readonly controller: AnalysisController
  readonly sources: readonly AnalysisSource[]
  /** True: the screen says what is asked. */
  readonly fixed: boolean
  /** True: what is asked is put away at first, so that the answer has the first place. */
  readonly folded: boolean
  /** True: conditions stand in no groups. */
  readonly flat: boolean
  readonly onRun: () => void
  readonly onReset: () => void
  readonly onSave: () => void
  /** Absent: this person may not. */
  readonly onExport?: () => Promise<void>
  /** Absent: nothing has a link. */
  readonly onCopyLink?: () => void
  /** More buttons, behind the others. */
  readonly more?: ReactNode
}

/** What is asked: source, conditions, groups, measures, fields, order and chart. */
export function AnalysisForm({ controller, sources, fixed, folded, flat, ...buttons }: AnalysisFormProps) {
  const { source, analysis } = controller
  const [open, setOpen] = useState(!folded)
  const id = useId()
  return (
    <section className="weft-analysis-form" aria-label={queryTexts.conditions}>
      {!fixed && (
        <Line title={texts.source}>
          <Select
            aria-label={texts.source}
            showSearch
            optionFilterProp="label"
            placeholder={texts.chooseSource}
            value={analysis.source === '' ? null : analysis.source}
            options={sources.map(({ code, title }) => ({ value: code, label: title }))}
            onChange={code => code !== null && controller.choose(code)}
          />
        </Line>
      )}
      {source !== undefined && (
        <>
          <div id={id} hidden={!open}>
            {open && <Question controller={controller} source={source} flat={flat} />}
          </div>
          <Buttons
            {...buttons}
            busy={controller.answer.state === 'loading'}
            first={
              folded && (
                <Button
                  icon={open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
                  aria-expanded={open}
                  aria-controls={id}
                  onClick={() => setOpen(!open)}
                >
                  {texts.change}
                </Button>
              )
            }
          />
        </>
      )}
    </section>
  )
}

interface QuestionProps {
  readonly controller: AnalysisController
  readonly source: ReadySource
  readonly flat: boolean
}

function Question({ controller: { analysis, tree, change }, source, flat }: QuestionProps) {
  const cells = useCells()
  const conditions = useMemo(() => conditionFields(cells, source.screen), [cells, source])
  const grouped = analysis.groups.length > 0 || analysis.measures.length > 0
  const said = tree.group()
  const part = { analysis, fields: source.models, onChange: change }
  return (
    <>
      <Line title={texts.conditions}>
        <ConditionTreeEditor tree={tree} fields={conditions} flat={flat} />
        {said !== undefined && (
          <p className="weft-advanced-said">
            {queryTexts.inWords}
            <QueryWords group={said} fields={conditions} />
          </p>
        )}
      </Line>
      <Line title={texts.groups}>
        <GroupChoices {...part} />
      </Line>
      <Line title={texts.measures}>
        <MeasureChoices {...part} />
      </Line>
      {!grouped && (
        <Line title={texts.columns}>
          <ColumnChoices {...part} />
        </Line>
      )}
      <Line title={texts.sort}>
        <SortChoice {...part} />
      </Line>
      {grouped && (
        <Line title={texts.chart}>
          <Segmented
            aria-label={texts.chart}
            value={analysis.chart}
            options={CHARTS.map(value => ({ value, label: chartTexts[value] }))}
            onChange={chart => change({ ...analysis, chart })}
          />
        </Line>
      )}
    </>
  )
}

function Line({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className="weft-analysis-line" aria-labelledby={id}>
      <span id={id}>{title}</span>
      <div>{children}</div>
    </fieldset>
  )
}

type ButtonsProps = Pick<AnalysisFormProps, 'onRun' | 'onReset' | 'onSave' | 'onExport' | 'onCopyLink' | 'more'> & {
  readonly busy: boolean
  /** Before the others. */
  readonly first: ReactNode
}

function Buttons({ first, onRun, onReset, onSave, onExport, onCopyLink, more, busy }: ButtonsProps) {
  const [exporting, setExporting] = useState(false)
  const exportRows = () => {
    setExporting(true)
    // The caller has been told of a failure.
    onExport?.()
      .catch(() => undefined)
      .finally(() => setExporting(false))
  }
  return (
    <div className="weft-analysis-buttons">
      {first}
      <Button type="primary" icon={<SearchOutlined aria-hidden />} autoInsertSpace={false} loading={busy} onClick={onRun}>
        {texts.run}
      </Button>
      <Button autoInsertSpace={false} onClick={onReset}>
        {texts.reset}
      </Button>
      <Button icon={<SaveOutlined aria-hidden />} onClick={onSave}>
        {texts.save}
      </Button>
      {onExport && (
        <Button icon={<DownloadOutlined aria-hidden />} autoInsertSpace={false} loading={exporting} onClick={exportRows}>
          {texts.export}
        </Button>
      )}
      {more}
      {onCopyLink && (
        <Button type="link" icon={<LinkOutlined aria-hidden />} onClick={onCopyLink}>
          {texts.copyLink}
        </Button>
      )}
    </div>
  )
}
