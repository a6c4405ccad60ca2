/** Films of one's own: what was watched, what is kept for later, and the sets. */
export type OwnList = 'history' | 'later' | 'set';
