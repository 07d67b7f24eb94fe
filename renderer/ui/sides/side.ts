/** Whose value stays where two people have changed the same. */
export type Side = 'mine' | 'theirs'
