import { Typography } from 'antd'
import { CronError, describeCron, parseCron } from '../../cron'
import { defined } from '../../model/defined'

/** What the text means, or why it is no expression. */
export function meaning(text: string): { readonly words: string } | { readonly error: CronError } {
  try {
    return { words: describeCron(parseCron(text)) }
  } catch (error) {
    if (error instanceof CronError) return { error }
    throw error
  }
}

/** What an expression means, in words, or what is wrong with it; nothing for an empty text. */
export function InWords({ text, id }: { readonly text: string; readonly id?: string }) {
  if (text.trim() === '') return null
  const meant = meaning(text)
  const wrong = 'error' in meant
  return (
    <Typography.Text {...defined({ id })} type={wrong ? 'danger' : 'secondary'} aria-live="polite" style={{ display: 'block' }}>
      {wrong ? meant.error.message : meant.words}
    </Typography.Text>
  )
}
