/** What slides up over a room: saying something, gifts, goods, questions, and what its host does. Each comes with its first press. */
import { useState, type MutableRefObject, type ReactElement } from 'react';
import type { LiveDetail, LiveMsg } from '@/contract';
import { sells } from '@/domain/checkout/virtual';
import type { Playing } from '@/domain/film/usePlaying';
import { later } from '@/ui/shell';
import type { Opened } from './roomProps';
import type { Talk } from './talk';
import type { Room } from './useRoom';
import type { Sending } from './useSending';
import { giftsOf } from './words';

const SaySheet = later(() => import('./SaySheet').then((part) => part.SaySheet));
const GiftSheet = later(() => import('./GiftSheet').then((part) => part.GiftSheet));
const GoodsSheet = later(() => import('./GoodsSheet').then((part) => part.GoodsSheet));
const BuySheet = later(() => import('./BuySheet').then((part) => part.BuySheet));
const HostSheet = later(() => import('./HostSheet').then((part) => part.HostSheet));
const MessageSheet = later(() => import('./MessageSheet').then((part) => part.MessageSheet));
const QuestionSheet = later(() => import('./QuestionSheet').then((part) => part.QuestionSheet));

interface RoomSheetsProps {
  live: LiveDetail;
  room: Room;
  sending: Sending;
  control: MutableRefObject<Playing | undefined>;
  opened: Opened | undefined;
  onOpen: (sheet: Opened) => void;
  onClose: () => void;
  /** Goods that are being bought. */
  buying: string | undefined;
  onBuy: (goodsId: string | undefined) => void;
  /** The message that the host holds. */
  picked: LiveMsg | undefined;
  onPick: (message: LiveMsg | undefined) => void;
}

/** Another one when a question is asked, answered or passed over. */
const changeOf = (talk: Talk | undefined): string =>
  `${talk?.state.questions ?? 0} ${talk?.list.filter(({ state }) => state !== undefined && state !== 'open').length ?? 0}`;

export function RoomSheets(props: RoomSheetsProps): ReactElement {
  const { live, room, sending, control, opened, onOpen, onClose, buying, onBuy, picked, onPick } = props;
  const { id } = live.card;
  const isHost = live.room?.isHost === true && live.card.status === 'live';
  // What it was stays while it slides away.
  const [kind, setKind] = useState<'text' | 'question'>('text');
  const saying = opened === 'question' ? 'question' : opened === 'say' ? 'text' : kind;
  const give = async (giftId: Parameters<Sending['give']>[0]) => {
    if (await sending.give(giftId)) onClose();
  };
  return (
    <>
      <SaySheet
        open={opened === 'say' || opened === 'question'}
        kind={saying}
        onKind={(next) => {
          setKind(next);
          onOpen(next === 'question' ? 'question' : 'say');
        }}
        busy={sending.pending}
        onSend={(text) => sending.say(saying, text)}
        onClose={onClose}
      />
      <GiftSheet
        open={opened === 'gift' && sells('gift')}
        gifts={giftsOf(live)}
        points={sending.points ?? live.room?.points}
        busy={sending.pending}
        onGive={(gift) => void give(gift.id)}
        onClose={onClose}
      />
      <GoodsSheet
        open={opened === 'goods'}
        goods={live.goods}
        pinnedId={room.talk?.state.pinnedId}
        onBuy={onBuy}
        onClose={onClose}
      />
      <QuestionSheet
        open={opened === 'questions'}
        roomId={id}
        rev={changeOf(room.talk)}
        onAsk={live.card.status === 'live' ? () => onOpen('question') : undefined}
        onPick={isHost ? onPick : undefined}
        onClose={onClose}
      />
      <BuySheet goodsId={buying} onLeave={() => void control.current?.shrink()} onClose={() => onBuy(undefined)} />
      {room.talk && isHost && (
        <>
          <HostSheet open={opened === 'host'} live={live} state={room.talk.state} onClose={onClose} />
          <MessageSheet roomId={id} held={picked} onClose={() => onPick(undefined)} />
        </>
      )}
    </>
  );
}
