import { type AnyWidgetType, widgetType } from '../registry'
import { calendar } from './calendar/definition'
import { chart } from './chart/definition'
import { chosenList } from './chosen-list/definition'
import { descriptions } from './descriptions/definition'
import { figure } from './figure/definition'
import { formRights } from './form-rights/definition'
import { grantTree } from './grant-tree/definition'
import { graph } from './graph/definition'
import { meter } from './meter/definition'
import { notices } from './notices/definition'
import { pivot } from './pivot/definition'
import { ranking } from './ranking/definition'
import { rows } from './rows/definition'
import { selectMany } from './select-many/definition'
import { shortcuts } from './shortcuts/definition'
import { slideCheck } from './slide-check/definition'
import { statistic } from './statistic/definition'
import { steps } from './steps/definition'
import { timeline } from './timeline/definition'

/** The widgets that every application has. */
export const builtInWidgets: readonly AnyWidgetType[] = [
  widgetType(figure),
  widgetType(chart),
  widgetType(rows),
  widgetType(ranking),
  widgetType(shortcuts),
  widgetType(grantTree),
  widgetType(formRights),
  widgetType(meter),
  widgetType(calendar),
  widgetType(descriptions),
  widgetType(statistic),
  widgetType(steps),
  widgetType(timeline),
  widgetType(graph),
  widgetType(pivot),
  widgetType(chosenList),
  widgetType(selectMany),
  widgetType(notices),
  widgetType(slideCheck),
]
