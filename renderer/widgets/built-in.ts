import type { WidgetType } from '../model/widget'
import { calendar } from './calendar'
import { chart } from './chart'
import { chosenList } from './chosen-list'
import { descriptions } from './descriptions'
import { figure } from './figure'
import { grantTree } from './grant-tree'
import { meter } from './meter'
import { notices } from './notices'
import { pivot } from './pivot'
import { rows } from './rows'
import { selectMany } from './select-many'
import { shortcuts } from './shortcuts'
import { slideCheck } from './slide-check'
import { statistic } from './statistic'
import { steps } from './steps'
import { timeline } from './timeline'

/** A widget whose settings are read by itself alone: a screen names it at run time. */
const loose = <Settings>(widget: WidgetType<Settings>) => widget as unknown as WidgetType<unknown>

/** The widgets that every application has. */
export const builtInWidgets: readonly WidgetType<unknown>[] = [
  loose(figure),
  loose(chart),
  loose(rows),
  loose(shortcuts),
  loose(grantTree),
  loose(meter),
  loose(calendar),
  loose(descriptions),
  loose(statistic),
  loose(steps),
  loose(timeline),
  loose(pivot),
  loose(chosenList),
  loose(selectMany),
  loose(notices),
  loose(slideCheck),
]
