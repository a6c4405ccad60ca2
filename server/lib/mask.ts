/** Masks names and mobiles for other people (rule 1.7). */

/** 林知夏 -> 林**. */
export const maskName = (name: string): string => `${Array.from(name)[0] ?? ''}**`;
/** 13800000001 -> 138****0001. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
