/** 带回家 of a bill: the tins of one of the teas that were drunk; what is added lies in the cart of the menu. */
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useBlock } from '@/ui/shell';
import { HomeSheet } from './HomeSheet';
import { useHome, type Where } from './useHome';

interface TeaSheetProps {
  open: boolean;
  where: Where;
  teas: readonly { id: string; label: string }[];
  onTea: (id: string) => void;
  onClose: () => void;
}

export function TeaSheet({ open, where, teas, onTea, onClose }: TeaSheetProps) {
  const { sessionId, productId } = where;
  const block = useBlock(
    async () =>
      open
        ? { goods: (await call('scanCode.seatCartProduct', { sessionId, productId }, { hide: true })).home ?? null }
        : undefined,
    sessionId,
    `${productId} ${open}`,
  );
  const adding = useHome(where, async () => {
    onClose();
    await go('/qrCodeOrder/pages/index', {});
  });
  return (
    <HomeSheet
      key={productId}
      open={open}
      goods={block?.goods}
      adding={adding}
      teas={teas}
      teaId={productId}
      onTea={onTea}
      onClose={onClose}
    />
  );
}
