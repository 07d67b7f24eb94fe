/** Sample entries that stay drafts, so that there is something to hand in. */
export const SAMPLE_DRAFT = '示例市清泉物资供应站'
/** One of the sample users. */
export const SAMPLE_APPROVER = 'zhangwei'
