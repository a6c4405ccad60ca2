/** The pattern of `like` and `ilike` for what contains this text: its own % and _ stand for themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
