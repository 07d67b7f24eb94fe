import { ScheduleOutlined } from '@ant-design/icons'
import { Badge, Popover } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { loadPart, usePopoverFocus, useStore } from '../../renderer/contract'
import type { Feed } from './feed'
import type { Job } from './jobs'
import { texts } from './texts'
import './notices.css'
import './jobs.css'

const JobsPanel = lazy(() => loadPart(async () => ({ default: (await import('./jobs-panel')).JobsPanel })))

/** Pixels; on phones what stands beside its button leaves. */
const WIDTH = 'min(320px, calc(100vw - 120px))'

export interface JobsButtonProps {
  readonly feed: Feed<Job>
  readonly onCancel: (job: Job) => Promise<void>
  /** Opens a path of the application. */
  readonly onOpen: (path: string) => void
  /** Saves the file at a stored path. */
  readonly onSave: (path: string) => Promise<void>
  /** Path of the page of all jobs; undefined for who may not open it. */
  readonly centre: string | undefined
}

/** The jobs of a person in the header: what goes on and what has ended. Not there for who has none and may not see those of others. */
export function JobsButton({ feed, onCancel, onOpen, onSave, centre }: JobsButtonProps) {
  const [shown, setShown] = useState(false)
  const state = useStore(feed)
  const focus = usePopoverFocus(shown, () => setShown(false))
  if (state.items.length === 0 && centre === undefined) return null
  const turn = (show: boolean) => {
    setShown(show)
    if (show) void feed.load()
  }
  const open = (path: string) => {
    setShown(false)
    focus.button.current?.focus()
    onOpen(path)
  }
  return (
    <Popover
      open={shown}
      onOpenChange={turn}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={{ body: { width: WIDTH, padding: '8px 12px 4px' } }}
      afterOpenChange={focus.afterOpenChange}
      content={
        <div
          ref={focus.panel}
          tabIndex={-1}
          className="weft-notice-panel"
          role="dialog"
          aria-label={texts.jobsTitle}
          onKeyDown={focus.onKeyDown}
        >
          <h2 className="weft-job-heading">{texts.jobsTitle}</h2>
          <Suspense fallback={<div className="weft-notice-waiting" aria-busy />}>
            <JobsPanel feed={feed} state={state} onCancel={onCancel} onOpen={open} onSave={onSave} centre={centre} />
          </Suspense>
        </div>
      }
    >
      <button
        ref={focus.button}
        type="button"
        className="weft-header-action"
        onKeyDown={focus.onKeyDown}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-label={texts.jobs(state.total)}
      >
        <Badge count={state.total} size="small" offset={[2, -2]} color="var(--weft-primary-fill)">
          <ScheduleOutlined aria-hidden className="weft-bell" />
        </Badge>
      </button>
    </Popover>
  )
}
