export interface AreaProps {
  id: string;
  label: string;
  value: string;
  onInput: (value: string) => void;
  placeholder?: string;
  maxLength: number;
  rows: number;
  disabled?: boolean;
  focus?: boolean;
  invalid: boolean;
  describedBy?: string;
  onFocus: () => void;
  onBlur: () => void;
}
