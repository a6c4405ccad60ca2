export interface WhenInputProps {
  label: string;
  mode: 'date' | 'time';
  /** YYYY-MM-DD or HH:mm, or ''. */
  value: string;
  /** The last that can be chosen. */
  latest?: string;
  onInput: (value: string) => void;
}

/** Stands where nothing is chosen. */
export const EMPTY = { date: '选择日期', time: '选择时间' } as const;
