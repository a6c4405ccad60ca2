/** One activity in a list: picture, name, when and where, what it costs, and how many places are left. */
import type { ActivityCard } from '@/contract';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { KIND_NAMES, MINE_NAMES, priceOf, STATUS_NAMES, whenOf } from './words';

interface ActivityRowProps {
  card: ActivityCard;
  onOpen: () => void;
}

export function ActivityRow({ card, onOpen }: ActivityRowProps) {
  const { title, cover, kind, store, startAt, price, seats, joined, status, mine } = card;
  const left = status === 'full' ? '已满，可候补' : `余 ${Math.max(0, seats - joined)}`;
  return (
    <RecordRow
      role="link"
      title={title}
      cut="title"
      leading={<Thumb src={cover} size={72} />}
      beside={
        <Tag tone={mine && mine !== 'cancelled' ? 'ink' : status === 'signing' ? 'celadon' : 'plain'}>
          {mine && mine !== 'cancelled' ? MINE_NAMES[mine] : STATUS_NAMES[status]}
        </Tag>
      }
      notes={[`${whenOf(startAt)}　${store.name}`, `${KIND_NAMES[kind]} · ${priceOf(price)} · ${left}`]}
      onPress={onOpen}
    />
  );
}
