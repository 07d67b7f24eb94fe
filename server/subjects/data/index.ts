import { defineModule, type Module } from '../../http/module'
import { checkSheets } from './check-job'
import { correctCell } from './corrections'
import { addSampleImports } from './demo'
import { declareDoubts } from './doubts/hooks'
import { markDoubts } from './doubts/mark'
import { importHandlers } from './imports'
import { lookJob } from './imports/look'
import { runJob } from './imports/run'
import { lineageOf } from './lineage'
import { askMend, mendJob } from './mends/run'
import { openPaper } from './papers'
import { qualityOverTime } from './quality/open'
import { RECIPES } from './readable'
import { matchJoin } from './recipes/match'
import { previewRecipe } from './recipes/preview'
import * as recipes from './recipes/records'
import { askRecipeRun, recipeJob } from './recipes/run'
import { scheduledRecipe } from './recipes/schedule'
import type { DataServicesLater } from './services'
import { apartRows } from './sheets/apart'
import { askExport, exportSheetJob } from './sheets/export'
import { setColumnMeaning } from './sheets/meaning'
import { openSheet } from './sheets/open'
import { rowsOf } from './sheets/rows'
import { listVersions, maskColumn, restoreVersion } from './sheets/versions'
import { tableJob } from './tables/schedule'

export { importSampleSheets } from './demo'
export type { DataServices } from './services'

/** Files become sheets, which are opened, asked by plans and exported; their records are an entity. */
export const dataSheets = (services: DataServicesLater): Module =>
  defineModule({
    name: 'dataSheets',
    rows: 'reader',
    outgoing: 'none',
    declare: ({ entities, jobs }) => {
      entities.declare(RECIPES, recipes.recipeHooks)
      declareDoubts(entities)
      jobs.declare(lookJob(services))
      jobs.declare(runJob(services))
      jobs.declare(mendJob(services))
      jobs.declare(exportSheetJob(services))
      jobs.declare(recipeJob(services))
      jobs.declare(scheduledRecipe(services))
      jobs.declare(tableJob(services))
      jobs.declare(checkSheets(services))
    },
    prepare: addSampleImports,
    handlers: {
      ...importHandlers,
      dataSheetOpen: openSheet(services),
      dataSheetRows: rowsOf(services),
      dataVersionList: listVersions,
      dataVersionRestore: restoreVersion,
      dataSheetMask: maskColumn,
      dataSheetMeaning: setColumnMeaning(services),
      dataSheetQuality: qualityOverTime(services),
      dataSheetApart: apartRows(services),
      dataSheetMend: askMend,
      dataSheetCorrect: correctCell(services),
      auditDoubtMark: markDoubts(services),
      dataSheetExportFile: askExport(services),
      dataSheetLineage: lineageOf,
      dataSheetPaper: openPaper(services),
      dataRecipeBegin: recipes.beginRecipe(services),
      dataRecipeOpen: recipes.openRecipe,
      dataRecipeSteps: recipes.saveSteps(services),
      dataRecipeVersionList: recipes.listVersions,
      dataRecipePreview: previewRecipe(services),
      dataRecipeMatch: matchJoin(services),
      dataRecipeRun: askRecipeRun(services),
    },
  })
