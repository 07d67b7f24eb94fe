export * from './cell-types'
export * from './cell-values'
export * from './followers'
export * from './registries'
