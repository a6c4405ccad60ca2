/** Up to when one may still begin: half hours after a start within the hours of a store. Pure. */
const DAY = 24 * 60;
const HALF_HOUR = 30;
/** Whoever can come four hours later waits for another evening. */
const MOST = 8;

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const pad = (figure: number): string => String(figure).padStart(2, '0');

export interface Latest {
  /** As the server calls it. */
  id: string;
  /** 次日00:30 after midnight. */
  label: string;
}

/** `hours` as cards of stores say them, 09:30-22:30; nothing where they say something else. */
export function latestOf(start: string, minutes: number, hours: string): Latest[] {
  const [, open = '', close = ''] = /(\d\d:\d\d)-(\d\d:\d\d)/.exec(hours) ?? [];
  if (close === '') return [];
  const opening = minuteOf(open);
  const after = (minute: number, least: number): number => (minute < least ? minute + DAY : minute);
  const end = after(minuteOf(close), opening + 1);
  const from = after(minuteOf(start), opening);
  return Array.from({ length: MOST }, (_, i) => from + (i + 1) * HALF_HOUR)
    .filter((at) => at + minutes <= end)
    .map((at) => {
      const id = `${pad(Math.floor((at % DAY) / 60))}:${pad(at % 60)}`;
      return { id, label: at >= DAY ? `次日${id}` : id };
    });
}
