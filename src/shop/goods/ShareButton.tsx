/** 分享 of goods: offers the card to the messenger and opens what the page shares. */
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { GoodsDetail } from '@/contract';
import { formatFen } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { pictureUrl } from '@/ui/kit/Picture';
import { IconButton } from '@/ui/kit/IconButton';

export const ShareButton = observer(function ShareButton({
  goods,
  onShare,
}: {
  goods: GoodsDetail;
  onShare: () => void;
}) {
  const { sharing, session } = useStores();
  const { id, title, subtitle, cover, price } = goods.card;

  useEffect(() => {
    void sharing.offer({
      title: goods.shareTitle || title,
      desc: `${subtitle} · ¥${formatFen(price, { short: true })}`,
      pic: pictureUrl(cover, 480),
      url: `/shop/pages/goods?id=${id}`,
    });
    // A member's link carries the member's share_id, so a login offers it again.
  }, [id, session.token, sharing, goods.shareTitle, title, subtitle, cover, price]);

  return <IconButton icon="share" label="分享" onPress={onShare} />;
});
