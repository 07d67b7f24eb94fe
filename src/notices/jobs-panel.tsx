import { Button, Progress, Tag } from 'antd'
import type { FeedState } from './feed'
import { FeedList } from './feed-list'
import { isUnderWay, type Job, type JobState } from './jobs'
import type { JobsButtonProps } from './jobs-button'
import { texts } from './texts'

const COLOURS: { readonly [state in JobState]: string } = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
  skipped: 'default',
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

/** What drops down from the button of the jobs. */
export function JobsPanel({ feed, state, centre, ...acts }: JobsButtonProps & { readonly state: FeedState<Job> }) {
  return (
    <>
      <FeedList feed={feed} state={state} failed={texts.jobsFailed} none={texts.noJobs}>
        {job => <JobItem key={job.id} job={job} {...acts} />}
      </FeedList>
      {centre !== undefined && (
        <Button type="link" block onClick={() => acts.onOpen(centre)}>
          {texts.allJobs}
        </Button>
      )}
    </>
  )
}
