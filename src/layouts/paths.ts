/** The home page of whoever is signed in. */
export const HOME = '/dashboard/analysis'
