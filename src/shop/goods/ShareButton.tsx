/** 分享: in the messenger the card is already set, so it says where to press; elsewhere the link with its share_id is copied. */
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { GoodsDetail } from '@/contract';
import { formatFen } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { pictureUrl } from '@/ui/kit/Picture';
import { IconButton } from '@/ui/kit/IconButton';
import { useAction } from '@/ui/shell';

export const ShareButton = observer(function ShareButton({ goods }: { goods: GoodsDetail }) {
  const { sharing, feedback, session } = useStores();
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

  const share = useAction(async () => {
    const { app, currentUrl } = platform.host;
    if (app === 'messenger' || app === 'weapp') return void feedback.toast('点右上角 ··· 发给朋友');
    const link = sharing.current()?.url ?? '';
    // Without an answer of site.share the card still has the bare path, which nobody else could open.
    await platform.clipboard.copy(/^https?:/.test(link) ? link : currentUrl());
    feedback.toast('链接已复制');
  });
  return <IconButton icon="share" label="分享" onPress={() => void share.run()} />;
});
