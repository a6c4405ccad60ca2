/** Base host of the server, fixed at build time (YEJIAN_API); empty = the page's own origin. */
export const apiBase = (): string => API_BASE;
