/** The player of a film: its script comes once the picture and the words of the first one are drawn. */
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { Player, type PlayerHandle } from '@/ui/kit/Player';

interface ScreenProps extends ComponentPropsWithoutRef<typeof Player> {
  handle: RefObject<PlayerHandle>;
}

export const Screen = ({ handle, ...props }: ScreenProps) => <Player ref={handle} {...props} />;
