import type { ActionType, StepType } from '../model/action'
import type { KindType } from '../model/kind'
import type { SourceType } from '../model/source'
import type { WidgetType } from '../model/widget'
import { createNamedMap } from './named-map'

const actionTypes = createNamedMap<ActionType>('action')
const stepTypes = createNamedMap<StepType>('step')
const sourceTypes = createNamedMap<SourceType>('source')
const kindTypes = createNamedMap<KindType>('kind of screen')
const widgetTypes = createNamedMap<WidgetType<unknown>>('widget')

/** Every `define…` throws when the name is taken; every `get…` throws for an unknown name and says the nearest. */
export const defineAction = (action: ActionType): void => actionTypes.define(action.name, action)
export const getAction = (name: string): ActionType => actionTypes.get(name)
export const findAction = (name: string): ActionType | undefined => actionTypes.find(name)
export const actions = (): readonly ActionType[] => actionTypes.all()

export const defineStep = (step: StepType): void => stepTypes.define(step.step, step)
export const getStep = (name: string): StepType => stepTypes.get(name)
export const steps = (): readonly StepType[] => stepTypes.all()

export const defineSource = (source: SourceType): void => sourceTypes.define(source.source, source)
export const getSource = (name: string): SourceType => sourceTypes.get(name)
export const sources = (): readonly SourceType[] => sourceTypes.all()

export const defineKind = (kind: KindType): void => kindTypes.define(kind.kind, kind)
export const getKind = (name: string): KindType => kindTypes.get(name)
export const kinds = (): readonly KindType[] => kindTypes.all()

/** The settings' own type is forgotten here for the same reason as a cell's: a screen names widgets at run time. */
export const defineWidget = <Settings>(widget: WidgetType<Settings>): void =>
  widgetTypes.define(widget.widget, widget as unknown as WidgetType<unknown>)
export const getWidget = (name: string): WidgetType<unknown> => widgetTypes.get(name)
export const widgets = (): readonly WidgetType<unknown>[] => widgetTypes.all()
