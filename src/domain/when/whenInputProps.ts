export interface WhenInputProps {
  label: string;
  mode: 'date' | 'time';
  /** YYYY-MM-DD or HH:mm, or ''. */
  value: string;
  /** The last that can be chosen. */
  latest?: string;
  onInput: (value: string) => void;
}
