/** 转赠: how many, and to whom; the payment password comes after it. */
import { useEffect, useState, type ReactElement } from 'react';
import type { DataOf, EscrowLot } from '@/contract';
import { Counting } from '@/domain/cellar/Counting';
import { piecesText } from '@/domain/cellar/words';
import { RecipientFinder } from '@/domain/points/RecipientFinder';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import styles from './cellar.module.scss';

interface GiveSheetProps {
  lot: EscrowLot;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onGive: (qty: number, toId: string) => void;
}

export function GiveSheet({ lot, open, busy, onClose, onGive }: GiveSheetProps): ReactElement {
  const [qty, setQty] = useState(1);
  const [receiver, setReceiver] = useState<DataOf<'credits.to'>>();
  useEffect(() => setQty(1), [lot]);
  return (
    <Sheet
      open={open}
      title="转赠存茶"
      closable={!busy}
      onClose={onClose}
      footer={
        receiver && (
          <Button
            block
            size="l"
            disabled={qty < 1 || qty > lot.free}
            busy={busy && '转赠中'}
            onPress={() => onGive(qty, receiver.user.id)}
          >
            {`转赠 ${piecesText(qty, lot.unit)} 给 ${receiver.maskedName}`}
          </Button>
        )
      }
    >
      <Counting
        text={`${lot.title}，可转赠 ${piecesText(lot.free, lot.unit)}`}
        label="转赠"
        value={qty}
        max={lot.free}
        onChange={setQty}
      />
      {receiver ? (
        <Cells>
          <Cell
            label={receiver.maskedName}
            note={`${receiver.user.no} · ${receiver.user.levelName}`}
            leading={<Avatar src={receiver.user.avatar} size={40} alt="" />}
            act="更换"
            onPress={() => setReceiver(undefined)}
          />
        </Cells>
      ) : (
        <RecipientFinder onFound={setReceiver} />
      )}
      <Note block className={styles.hint}>
        对方需在 24 小时内收下，逾时退回；收下后另有一年免费期。
      </Note>
    </Sheet>
  );
}
