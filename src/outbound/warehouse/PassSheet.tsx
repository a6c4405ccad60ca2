/** 复核通过 of a parcel: who carries it, under which number, to whom. */
import { useEffect, type ReactElement } from 'react';
import type { StockDoc } from '@/contract';
import { useCarrier } from '@/domain/parcel/useCarrier';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';

interface PassSheetProps {
  open: boolean;
  doc: StockDoc;
  busy: boolean;
  onClose: () => void;
  onPass: (parcel: { company: string; trackingNo: string }) => void;
}

export function PassSheet({ open, doc, busy, onClose, onPass }: PassSheetProps): ReactElement {
  const carrier = useCarrier();
  const { reset } = carrier;
  const { address, card } = doc;
  useEffect(() => reset(), [card.id, reset]);
  return (
    <Sheet
      open={open}
      title="复核通过"
      onClose={onClose}
      footer={
        <Button block size="l" busy={busy && '提交中'} onPress={() => carrier.check() && onPass(carrier.values())}>
          {`确认出库 ${card.picked} 件`}
        </Button>
      }
    >
      <Stack gap={12}>
        {address && <Note block>{`${address.name} ${address.mobile}　${address.text}`}</Note>}
        {carrier.fields}
      </Stack>
    </Sheet>
  );
}
