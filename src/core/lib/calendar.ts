/** Days and months as text, `2026-06-16` or `2026-06`, to be computed with: weeks, months, spans of days. Only who computes brings dayjs. */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export const calendar = (text: string) => dayjs.utc(text);
