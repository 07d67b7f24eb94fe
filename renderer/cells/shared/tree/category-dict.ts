/** The column of a category that is kept. */
export type StoredCategory = 'id' | 'code'

/** The dictionary whose texts are the names of stored categories. */
export const categoryDict = (store: StoredCategory): string => `sys_category,name,${store}`
