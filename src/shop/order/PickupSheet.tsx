/** 取货码: what the store asks for. */
import type { ComponentProps, ReactElement } from 'react';
import { PickupCode } from '@/domain/order/PickupCode';
import { Sheet } from '@/ui/kit/Sheet';

interface PickupSheetProps {
  open: boolean;
  pickup: ComponentProps<typeof PickupCode> | undefined;
  onClose: () => void;
}

export const PickupSheet = ({ open, pickup, onClose }: PickupSheetProps): ReactElement => (
  <Sheet open={open} title="取货码" onClose={onClose}>
    {pickup && <PickupCode {...pickup} />}
  </Sheet>
);
