import { useRef, type RefObject } from 'react';

/** The mini-program has no keyboard focus to keep. */
export const useFocusTrap = (open: boolean, onEscape?: () => void): RefObject<HTMLElement> => {
  void open;
  void onEscape;
  return useRef<HTMLElement>(null);
};

export const useKeyboard = (onKey: (key: string) => void): RefObject<HTMLElement> => {
  void onKey;
  return useRef<HTMLElement>(null);
};
