/** 更多: the ways on that do not stand beside the order. */
import type { ReactElement } from 'react';
import type { OrderAction } from '@/contract';
import { ORDER_ACTION } from '@/domain/order/labels';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';

interface MoreSheetProps {
  open: boolean;
  rest: readonly OrderAction[];
  onClose: () => void;
  onChoose: (action: OrderAction) => void;
}

export const MoreSheet = ({ open, rest, onClose, onChoose }: MoreSheetProps): ReactElement => (
  <Sheet open={open} title="更多" onClose={onClose}>
    <Cells>
      {rest.map((action) => (
        <Cell key={action} label={ORDER_ACTION[action]} arrow={false} onPress={() => onChoose(action)} />
      ))}
    </Cells>
  </Sheet>
);
