/** 分享 of goods: offers the card to the messenger and opens what the page shares. */
import { observer } from 'mobx-react';
import type { GoodsDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { pictureUrl } from '@/ui/kit/Picture';
import { IconButton } from '@/ui/kit/IconButton';
import { useOffer } from '@/ui/shell';

export const ShareButton = observer(function ShareButton({
  goods,
  onShare,
}: {
  goods: GoodsDetail;
  onShare: () => void;
}) {
  const { id, title, subtitle, cover, price } = goods.card;
  useOffer({
    title: goods.shareTitle || title,
    desc: `${subtitle} · ${shortYuan(price)}`,
    pic: pictureUrl(cover, 480),
    url: `/shop/pages/goods?id=${id}`,
  });
  return <IconButton icon="share" tone="ink" label="分享" onPress={onShare} />;
});
