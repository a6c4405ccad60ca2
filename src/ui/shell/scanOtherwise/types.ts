/** Takes a code; says whether the next may follow. */
export type TakeCode = (code: string) => Promise<boolean> | boolean;
