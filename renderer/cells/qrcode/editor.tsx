import { drawnTextEditor } from '../../controls/text/drawn-text'
import { Code } from './code'

/** The text, and in a form its code below it. */
export const Editor = drawnTextEditor(Code)
