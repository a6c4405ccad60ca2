import type { ScriptModule } from './types';

/** A mini-program runs no foreign script: the advert is skipped like any other failure of it. */
export const script: ScriptModule = { advert: () => Promise.resolve() };
