/** A code says where it leads, or only its ticket when somebody typed it. */
export const ticketIn = (text: string): string => /[?&]ticket=([\w-]+)/.exec(text)?.[1] ?? text.trim();
