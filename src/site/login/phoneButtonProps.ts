export interface PhoneButtonProps {
  disabled: boolean;
  onCode: (code: string) => void;
  onRefused: () => void;
}
