import type { RequestModel, SourceOperation } from '../../model/source'

const calls: { readonly [operation in SourceOperation]: readonly [RequestModel['method'], string] } = {
  list: ['GET', 'list'],
  get: ['GET', 'queryById'],
  add: ['POST', 'add'],
  edit: ['PUT', 'edit'],
  delete: ['DELETE', 'delete'],
  deleteBatch: ['DELETE', 'deleteBatch'],
  saveBatch: ['POST', 'saveBatch'],
  import: ['POST', 'importExcel'],
  importTemplate: ['GET', 'importTemplate'],
  importPreview: ['POST', 'importPreview'],
  export: ['GET', 'exportXls'],
  roots: ['GET', 'rootList'],
  children: ['GET', 'childList'],
}

/** What the list convention calls for an operation below a base. */
export function conventionalRequest(base: string, operation: SourceOperation): RequestModel {
  const [method, name] = calls[operation]
  return { method, path: `${base}/${name}` }
}
