import type { PhoneButtonProps } from './phoneButtonProps';

/** Only the mini-program can vouch for the phone's own number. */
export function PhoneButton(_props: PhoneButtonProps): null {
  return null;
}
