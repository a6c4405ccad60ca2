/** 转赠: to whom; the payment password comes after it. */
import { useState, type ReactElement } from 'react';
import type { Adoption, DataOf } from '@/contract';
import { RecipientFinder } from '@/domain/points/RecipientFinder';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';

interface GiveTreeSheetProps {
  adoption: Adoption;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onGive: (toId: string) => void;
}

export function GiveTreeSheet({ adoption, open, busy, onClose, onGive }: GiveTreeSheetProps): ReactElement {
  const [receiver, setReceiver] = useState<DataOf<'credits.to'>>();
  return (
    <Sheet
      open={open}
      title={`转赠「${adoption.plaque}」`}
      closable={!busy}
      onClose={onClose}
      footer={
        receiver && (
          <Button block size="l" busy={busy && '转赠中'} onPress={() => onGive(receiver.user.id)}>
            {`转赠给 ${receiver.maskedName}`}
          </Button>
        )
      }
    >
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
      <Words size="sub" tone="muted">
        对方需在 24 小时内收下，逾时退回；没领的收成一并归对方。一棵树只能转赠一次。
      </Words>
    </Sheet>
  );
}
