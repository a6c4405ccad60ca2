/** Requests of the mini-program, also from its web view, have this word in their user agent. */
export const isMini = (device: string) => /miniProgram/i.test(device);
