/** What servers of the family say of any taken value, whatever the language of who asks. */
export const FAMILY_TAKEN = '该值不可用，系统中已存在！'
