import type { WidgetType } from '../../../renderer/index'
import { type NoSettings, noSettings as settings } from '../no-settings'

const parts = () => import('./parts')

/** Published courses as cards: the block's `title`, `category` and `collection` are what is looked for at first. */
const learningCentre: WidgetType<NoSettings> = {
  widget: 'learningCentre',
  title: '学习中心',
  settings,
  height: 480,
  load: async () => (await parts()).LearningCentre,
}

/** A course with its lessons and the player of one: the block's `id`, and `lesson` with the second `t`, else the first that is not finished. Or its `certificate`. */
const coursePlayer: WidgetType<NoSettings> = {
  widget: 'coursePlayer',
  title: '课程学习',
  settings,
  height: 600,
  load: async () => (await parts()).CoursePlayer,
}

/** The widgets of this area, each loaded when it is first drawn. */
export const courseWidgets = [learningCentre, coursePlayer]
