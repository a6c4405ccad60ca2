/** Timers of an auction; the key is its id. */
export const START_JOB = 'auction.start';
export const END_JOB = 'auction.end';
