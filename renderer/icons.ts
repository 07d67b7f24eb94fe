/** The icons that screens and menus name, as a door of their own: a menu draws them before the renderer is loaded. */

export { iconOf } from './ui/look/icon'
