import { loadPart } from '../../model/load-part'

/** What opens and draws a PDF, loaded when the first one is shown. */
export const loadPdf = () => loadPart(async () => await import('./pdf'))
