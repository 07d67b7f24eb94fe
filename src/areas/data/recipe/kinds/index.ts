import type { Shape, Step } from '../../calls'
import { figureKinds, tableKinds } from './figures'
import { qualityKinds } from './quality'
import { columnKinds, rowKinds } from './rows'
import type { Kind } from './types'
import { textKinds, valueKinds } from './values'

export { isDate, isNumeric, isText, type Kind, type Of, type Setting } from './types'

/** All kinds of steps in the order in which they are offered. */
export const KINDS: readonly Kind[] = [
  ...rowKinds,
  ...columnKinds,
  ...valueKinds,
  ...textKinds,
  ...figureKinds,
  ...tableKinds,
  ...qualityKinds,
]

const byName = new Map(KINDS.map(kind => [kind.do, kind]))

export const kindOf = (step: Step): Kind | undefined => byName.get(step.do)

/** A new step of a kind, with settings that fit the columns. */
export const makeStep = (kind: Kind, columns: readonly Shape[]): Step => ({ do: kind.do, ...kind.make(columns) })
