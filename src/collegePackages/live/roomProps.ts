/** What the parts of a room are handed. */
import type { MutableRefObject } from 'react';
import type { LiveDetail, LiveMsg } from '@/contract';
import type { Playing } from '@/domain/film/usePlaying';
import type { Room } from './useRoom';

/** What slides up over the room. */
export type Opened = 'say' | 'question' | 'questions' | 'gift' | 'goods' | 'host';

export interface RoomProps {
  live: LiveDetail;
  room: Room;
  /** Second of the replay to begin at. */
  at: number;
  /** What the page asks of the player, once there is one. */
  control: MutableRefObject<Playing | undefined>;
  onOpen: (sheet: Opened) => void;
  onBuy: (goodsId: string) => void;
  onLike: () => void;
  onShare: () => void;
  onPick: (message: LiveMsg) => void;
}
