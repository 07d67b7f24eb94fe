import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface NoticesSettings {
  title: string
  content: string
  sender: string
  time: string
  priority: string
  type: string
  page: string
  key: string
  id: string
  read: boolean
  height: number
}

const field = (name: string, description: string) =>
  ({ type: 'string', minLength: 1, default: name, field: 'name', description: `${description} Default \`${name}\`.` }) as const

const settings: JSONSchemaType<NoticesSettings> = {
  type: 'object',
  properties: {
    title: field('titile', 'Field of the title.'),
    content: field('msgContent', 'Field of the text, which may be HTML.'),
    sender: field('sender', 'Field of who sent it.'),
    time: field('sendTime', 'Field of when it was sent.'),
    priority: field('priority', 'Field of its weight: `L`, `M` or `H`.'),
    type: field('openType', 'Field of how it opens: `url`, `component`, or anything else for its text.'),
    page: field('openPage', 'Field of the path or screen that it opens.'),
    key: field('busId', 'Field of the record that the screen is opened with, as `route.id` and `route.busId`.'),
    id: field('id', 'Field of its own key.'),
    read: {
      type: 'boolean',
      default: true,
      description: 'One that is opened is marked as read, and the block read again; false for what are no announcements. Default true.',
    },
    height: { type: 'integer', default: 280, minimum: 80, maximum: 1000, description: 'Pixels of the list at least. Default 280.' },
  },
  required: ['title', 'content', 'sender', 'time', 'priority', 'type', 'page', 'key', 'id', 'read', 'height'],
  additionalProperties: false,
}

/** Notices, each of which opens in the way that it says: a path, a screen, or its text. */
export const notices: WidgetType<NoticesSettings> = {
  widget: 'notices',
  title: '动态通知',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./notices')).Notices,
}
