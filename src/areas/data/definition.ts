import type { WidgetType } from '../../../renderer/index'
import { type NoSettings, noSettings as settings } from '../no-settings'

/** A file on its way into a sheet: the block's `id`, and `sheetId` of the sheet that it is for. */
const dataImport: WidgetType<NoSettings> = {
  widget: 'dataImport',
  title: '导入数据',
  settings,
  height: 600,
  load: async () => (await import('./import/data-import')).DataImport,
}

/** A sheet with its columns and rows: the block's `id`, and `no` of a former version. */
const dataSheet: WidgetType<NoSettings> = {
  widget: 'dataSheet',
  title: '数据表',
  settings,
  height: 600,
  load: async () => (await import('./sheet/data-sheet')).DataSheet,
}

/** A recipe with its steps, the rows after each and the settings: the block's `id`, and `no` of a former version. */
const dataRecipe: WidgetType<NoSettings> = {
  widget: 'dataRecipe',
  title: '数据配方',
  settings,
  height: 600,
  load: async () => (await import('./recipe/data-recipe')).DataRecipe,
}

/** Where the rows of a sheet come from, and what was made of them: the block's `id`. */
const dataLineage: WidgetType<NoSettings> = {
  widget: 'dataLineage',
  title: '数据血缘',
  settings,
  height: 400,
  load: async () => (await import('./lineage/data-lineage')).DataLineage,
}

/** The working paper of the run that made a sheet: the block's `id`, and `no` of a version. */
const dataPaper: WidgetType<NoSettings> = {
  widget: 'dataPaper',
  title: '工作底稿',
  settings,
  height: 600,
  load: async () => (await import('./paper/data-paper')).DataPaper,
}

/** The models of analysis, each with a run of it over a sheet. */
const dataModels: WidgetType<NoSettings> = {
  widget: 'dataModels',
  title: '分析模型',
  settings,
  height: 400,
  load: async () => (await import('./models/data-models')).DataModels,
}

/** The widgets of this area, each loaded when it is first drawn. */
export const dataWidgets = [dataImport, dataSheet, dataRecipe, dataModels, dataLineage, dataPaper]
