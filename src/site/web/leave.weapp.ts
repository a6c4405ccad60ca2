/** A mini-program cannot open the browser: there the address is copied. */
export const canLeave = false;
export function leaveTo(_url: string): void {}
