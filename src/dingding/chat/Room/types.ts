import type { ReactNode } from 'react';

export interface RoomHandle {
  toEnd(): void;
  toMessage(id: string): void;
}
export interface RoomProps {
  head?: ReactNode;
  foot: ReactNode;
  children: ReactNode;
  /** Of the first message that is drawn: another one means that older ones came, and what is read stays where it is. */
  firstKey: string;
  /** Of the last one. */
  lastKey: string;
  onTop: () => void;
  onEnd: (isAtEnd: boolean) => void;
}
/** The element of a message. */
export const messageId = (id: string): string => `said-${id}`;
