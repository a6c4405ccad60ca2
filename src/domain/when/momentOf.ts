/** The shop's day and hour (YYYY-MM-DD, hh:mm; '' = midnight) as ms. */
export const momentOf = (day: string, time: string): number => Date.parse(`${day}T${time || '00:00'}:00+08:00`);
