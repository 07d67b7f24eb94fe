import type { Frame } from './frame'
import { action } from './frames/action'
import { cell } from './frames/cell'
import { entity } from './frames/entity'
import { module } from './frames/module'
import { screen } from './frames/screen'
import { widget } from './frames/widget'

export const FRAMES: Readonly<Record<string, Frame>> = { cell, action, widget, screen, entity, module }
