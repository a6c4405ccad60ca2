/** The sheets under the price, in whole sentences: 优惠, what is on offer for these goods, and 服务承诺, what the shop promises. */
import type { GoodsDetail } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Icon } from '@/ui/kit/Icon';
import { Sheet } from '@/ui/kit/Sheet';

interface Opened {
  open: boolean;
  onClose: () => void;
}

export const Offers = ({ offers, open, onClose }: Opened & { offers: GoodsDetail['promotions'] }) => (
  <Sheet open={open} title="优惠" onClose={onClose} bare>
    <Cells>
      {offers.map((offer) => (
        <Cell key={offer.key} label={offer.label} note={offer.value} />
      ))}
    </Cells>
  </Sheet>
);

export const Promises = ({ promises, open, onClose }: Opened & { promises: GoodsDetail['promises'] }) => (
  <Sheet open={open} title="服务承诺" onClose={onClose} bare>
    <Cells>
      {promises.map((promise) => (
        <Cell key={promise.key} leading={<Icon name="check" size={18} />} label={promise.title} note={promise.text} />
      ))}
    </Cells>
  </Sheet>
);
