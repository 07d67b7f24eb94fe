import { ScheduleOutlined } from '@ant-design/icons'
import { Badge, Button, Popover, Progress, Tag } from 'antd'
import { useState } from 'react'
import { usePopoverFocus, useStore } from '../../renderer/contract'
import type { Feed, FeedState } from './feed'
import { FeedList } from './feed-list'
import { isUnderWay, type Job, type JobState } from './jobs'
import { texts } from './texts'
import './notices.css'
import './jobs.css'

/** Pixels; on phones what stands beside its button leaves. */
const WIDTH = 'min(320px, calc(100vw - 120px))'

const COLOURS: { readonly [state in JobState]: string } = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
  skipped: 'default',
}

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

type Acts = Pick<JobsButtonProps, 'onCancel' | 'onOpen' | 'onSave'>

function JobItem({ job, onCancel, onOpen, onSave }: { readonly job: Job } & Acts) {
  const { name, state, percent, text, time, link, file, stopping } = job
  return (
    <li className="weft-job">
      <span className="weft-job-head">
        <span className="weft-notice-title">{name}</span>
        <Tag color={COLOURS[state]} bordered={false}>
          {texts.jobStates[state]}
        </Tag>
      </span>
      {state === 'running' && <Progress percent={percent ?? 0} size="small" aria-label={name} />}
      {text !== '' && <p className="weft-job-text">{text}</p>}
      <span className="weft-notice-facts">
        <time>{time}</time>
        {isUnderWay(job) && stopping && <span>{texts.cancelling}</span>}
        {isUnderWay(job) && !stopping && (
          <Button type="link" size="small" danger aria-label={texts.cancelNamed(name)} onClick={() => void onCancel(job)}>
            {texts.cancelJob}
          </Button>
        )}
        {link !== null && (
          <Button type="link" size="small" onClick={() => onOpen(link)}>
            {texts.openResult}
          </Button>
        )}
        {file !== null && (
          <Button type="link" size="small" aria-label={texts.saveNamed(name)} onClick={() => void onSave(file)}>
            {texts.saveResult}
          </Button>
        )}
      </span>
    </li>
  )
}

function Jobs({ feed, state, ...acts }: Acts & Pick<JobsButtonProps, 'feed'> & { readonly state: FeedState<Job> }) {
  return (
    <FeedList feed={feed} state={state} failed={texts.jobsFailed} none={texts.noJobs}>
      {job => <JobItem key={job.id} job={job} {...acts} />}
    </FeedList>
  )
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
          <Jobs feed={feed} state={state} onCancel={onCancel} onOpen={open} onSave={onSave} />
          {centre !== undefined && (
            <Button type="link" block onClick={() => open(centre)}>
              {texts.allJobs}
            </Button>
          )}
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
        <Badge count={state.total} size="small" offset={[2, -2]} color="var(--weft-primary)">
          <ScheduleOutlined aria-hidden className="weft-bell" />
        </Badge>
      </button>
    </Popover>
  )
}
