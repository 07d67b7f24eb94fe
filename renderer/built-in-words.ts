import { builtInActions } from './actions/built-in'
import { formKind } from './form/kind'
import { liveForm } from './form/live/definition'
import { gridKind } from './grid/kind'
import { listKind } from './list/kind'
import { pageKind } from './page/kind'
import { samplesKind } from './page/samples/kind'
import { queryKind } from './query/analysis/kind'
import { documentSearch } from './query/search/definition'
import { type RendererParts, widgetType } from './registry'
import { dataSource } from './source/data-source'
import { onlineHeadSource, onlineSource } from './source/online/definition'
import { reportSource } from './source/report-source'
import { restSource } from './source/rest-source'
import { treeKind } from './tree/kind'
import { builtInWidgets } from './widgets/built-in'

/** All that comes with the renderer but its cell types, for those who draw nothing too. */
export const builtInWords = {
  actions: builtInActions,
  sources: [restSource, dataSource, reportSource, onlineSource, onlineHeadSource],
  widgets: [...builtInWidgets, widgetType(documentSearch), widgetType(liveForm)],
  kinds: [listKind, treeKind, formKind, gridKind, queryKind, pageKind, samplesKind],
} satisfies RendererParts
