export interface WhenInputProps {
  label: string;
  mode: 'date' | 'time';
  /** YYYY-MM-DD or HH:mm, or ''. */
  value: string;
  /** The first and the last that can be chosen. */
  earliest?: string;
  latest?: string;
  /** A birthday: nothing chosen yet, its calendar opens with the years. */
  birthday?: boolean;
  /** May be taken back. */
  clearable?: boolean;
  onInput: (value: string) => void;
}

/** Stands where nothing is chosen. */
export const EMPTY = { date: '选择日期', time: '选择时间' } as const;
export const EARLIEST = '1910-01-01';
/** Where a calendar opens while nothing is chosen. */
export const startOf = (today: string, { latest, birthday }: Pick<WhenInputProps, 'latest' | 'birthday'>): string =>
  birthday ? '1992-01-01' : latest !== undefined && latest < today ? latest : today;
