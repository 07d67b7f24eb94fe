import { courseWidgets } from './courses'
import { dataWidgets } from './data'
import { documentWidgets } from './documents'
import { websiteWidgets } from './website'

/** The widgets of all areas. What only reads words, such as the generator, reads them here too: nothing is drawn by this file. */
export const areaWidgets = [...documentWidgets, ...dataWidgets, ...courseWidgets, ...websiteWidgets]
