/** 转赠: what is given, to whom, and what happens then. Its button comes with whoever receives it. */
import { useState, type ReactElement, type ReactNode } from 'react';
import { View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { ReceiverCell } from './ReceiverCell';
import { RecipientFinder } from './RecipientFinder';
import styles from './GiveSheet.module.scss';

interface GiveSheetProps {
  open: boolean;
  title: string;
  /** 转赠中, 赠送中: it is under way. */
  busy: string | false;
  /** What is given cannot be: so many there are not. */
  disabled?: boolean;
  /** What the button says of whoever receives it. */
  act: (name: string) => string;
  /** Until when it has to be taken, and what comes then. */
  note: string | undefined;
  /** What is given. */
  children?: ReactNode;
  /** Words that go with it. */
  words?: ReactNode;
  onClose: () => void;
  onGive: (toId: string) => unknown;
}

export function GiveSheet(props: GiveSheetProps): ReactElement {
  const { open, title, busy, disabled, act, note, children, words, onClose, onGive } = props;
  const [receiver, setReceiver] = useState<DataOf<'credits.to'>>();
  return (
    <Sheet
      open={open}
      title={title}
      closable={busy === false}
      onClose={onClose}
      footer={
        receiver && (
          <Button block size="l" disabled={disabled} busy={busy} onPress={() => onGive(receiver.user.id)}>
            {act(receiver.maskedName)}
          </Button>
        )
      }
    >
      <View className={styles.body}>
        {children}
        {receiver ? (
          <>
            <ReceiverCell
              name={receiver.maskedName}
              avatar={receiver.user.avatar}
              note={`${receiver.user.no} · ${receiver.user.levelName}`}
              onChange={() => setReceiver(undefined)}
            />
            {words}
          </>
        ) : (
          <RecipientFinder onFound={setReceiver} />
        )}
        {note && (
          <Note block className={styles.note}>
            {note}
          </Note>
        )}
      </View>
    </Sheet>
  );
}
