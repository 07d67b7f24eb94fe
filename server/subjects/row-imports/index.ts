import type { EntityModel } from '../../../renderer/core'
import { defineModule, type Module } from '../../http/module'
import { importRows, type RowImportServices } from './import-rows'

/** Rows of data sources and reports that come into lists by schedule; `services`: what they are read by, once the server has it. */
export const rowImport = (entities: readonly EntityModel[], services: () => RowImportServices): Module =>
  defineModule({
    name: 'row-import',
    rows: 'none',
    outgoing: 'none',
    declare: ({ jobs }) => jobs.declare(importRows(entities, services)),
    handlers: {},
  })
