/** Names of the timers of an adoption and of what it brings. */
export const PICK_JOB = 'grove.pick';
export const CRAFT_JOB = 'grove.craft';
export const READY_JOB = 'grove.ready';
export const STORE_JOB = 'grove.store';
