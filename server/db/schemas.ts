/** Where the tables of the house stand: those of the system and of the entities of the repository. */
export const SYSTEM_SCHEMA = 'weft'

/** Where the tables of online forms stand, which belong to a role of their own. */
export const FORMS_SCHEMA = 'weft_forms'

/** Where the queue of jobs stands, which belongs to a role of its own. */
export const JOBS_SCHEMA = 'weft_jobs'

/** Where the bounded functions of reports stand, which their statements find before those of PostgreSQL. */
export const REPORT_SCHEMA = 'weft_report'
