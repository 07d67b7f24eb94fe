export * from './cell-types'
export * from './cell-values'
export * from './registries'
