export interface DayInputProps {
  label: string;
  /** YYYY-MM-DD or ''. */
  value: string;
  /** The last day that can be chosen. */
  latest: string;
  onInput: (day: string) => void;
}
