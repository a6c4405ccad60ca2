/** The messages of a conversation, heard live, between what stands above them and the field below. */
import { memo, useEffect, useState, type ReactElement, type RefObject } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { ChatMsg } from '@/contract';
import { useStores } from '@/core/stores';
import { Pager } from '@/ui/kit/Pager';
import { Slot } from '@/ui/kit/Slot';
import { later } from '@/ui/shell';
import { useTopic } from '@/ui/shell/useTopic';
import { Foot } from './Foot';
import { Item, type ItemActs } from './Item';
import { Pieces } from './Pieces';
import { Pinned } from './Pinned';
import { Room } from './Room';
import type { RoomHandle } from './Room/types';
import type { Thread } from './thread';
import { isSamePiece, piecesOf, rowsOf, type Row } from './timeline';
import { Unsents } from './Unsents';
import { useItemActs } from './useItemActs';
import { useReading } from './useReading';
import { useSaying } from './useSaying';
import { useUploads } from './useUploads';
import styles from './chat.module.scss';

const MoreSheet = later(() => import('./MoreSheet').then((part) => part.MoreSheet));

/** Without a line. */
const POLL_EVERY = 5000;

const PieceView = memo(
  function PieceView({ rows, acts }: { rows: readonly Row[]; acts: ItemActs }): ReactElement {
    return (
      <View>
        {rows.map((row) => (
          <Item key={row.message.id} row={row} acts={acts} />
        ))}
      </View>
    );
  },
  (a, b) => a.acts === b.acts && isSamePiece(a.rows, b.rows),
);

/** Older ones are on their way, or there are none. */
const Beginning = observer(function Beginning(): ReactElement {
  const { chat } = useStores();
  return <Slot>{chat.more ? <Pager state="loading" /> : <Text className={styles.line}>没有更早的消息了</Text>}</Slot>;
});

interface ConversingProps {
  thread: Thread;
  viewerId: string;
  /** Opened around this message. */
  at: string | undefined;
  card: string | undefined;
  room: RefObject<RoomHandle>;
  onJump: (id: string) => unknown;
}

export const Conversing = observer(function Conversing(props: ConversingProps): ReactElement {
  const { thread, viewerId, at, card, room, onJump } = props;
  const { clock, chat } = useStores();
  const { id = '', room: topic } = chat.conversation ?? {};
  const [isAtEnd, setAtEnd] = useState(true);
  const [more, setMore] = useState<ChatMsg>();
  const [replyTo, setReplyTo] = useState<ChatMsg>();
  const saying = useSaying(id, (message) => thread.take([message]));
  const acts = useItemActs(thread, viewerId, setMore);
  const { unstable } = useTopic(topic === undefined ? undefined : `conv:${topic}`, {
    onFrame: thread.hear,
    poll: thread.catchUp,
    every: POLL_EVERY,
  });
  useReading(thread, isAtEnd, viewerId);
  useEffect(() => {
    if (at !== undefined) room.current?.toMessage(at);
  }, [at, room]);
  const toEnd = async () => {
    if (chat.newer) await thread.open();
    room.current?.toEnd();
  };
  const say: typeof saying.say = (type, body) => {
    saying.say(type, body);
    void toEnd();
  };
  const uploads = useUploads(say);
  const { messages } = chat;
  return (
    <>
      <Room
        ref={room}
        firstKey={messages[0]?.id ?? ''}
        lastKey={`${messages[messages.length - 1]?.id ?? ''}-${saying.unsent.length}-${uploads.uploads.length}`}
        onTop={() => void thread.older().catch(() => undefined)}
        onEnd={(end) => {
          setAtEnd(end);
          if (end) void thread.later().catch(() => undefined);
        }}
        head={<Pinned unstable={unstable} onJump={onJump} />}
        foot={
          <Foot
            say={say}
            onFile={uploads.choose}
            card={card}
            isAtEnd={isAtEnd}
            onEnd={toEnd}
            onJump={onJump}
            replyTo={replyTo}
            onNoReply={() => setReplyTo(undefined)}
          />
        }
      >
        <Beginning />
        <Pieces
          pieces={piecesOf(rowsOf(messages, clock.now()))}
          render={({ key, rows }) => <PieceView key={key} rows={rows} acts={acts} />}
        />
        <Unsents saying={saying} uploads={uploads} />
      </Room>
      <MoreSheet
        message={more}
        thread={thread}
        onClose={() => setMore(undefined)}
        onReply={setReplyTo}
        onReact={acts.onReact}
      />
    </>
  );
});
