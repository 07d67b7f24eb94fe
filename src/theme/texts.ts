/** The platform's name, which is also the title of the page. */
export const SYSTEM_NAME = '审计大数据治理与分析系统'

/** The same in two lines, for places where it does not fit in one. */
export const SYSTEM_NAME_LINES = ['审计大数据', '治理与分析系统'] as const
