import { builtIn, createRenderer, widgetType } from '../../renderer/index'
import { areaWidgets } from '../areas/widgets'
import { announcementStep } from '../notices/step'
import { formStep } from './form-step'
import { pageStep } from './page-step'
import { reportStep } from './report-step'

/** What the screens of this application are drawn by. */
export const renderer = createRenderer({
  extend: builtIn,
  steps: [announcementStep, reportStep, formStep, pageStep],
  widgets: areaWidgets.map(widgetType),
})
