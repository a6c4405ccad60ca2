/** 邀请好友: in the messenger the card is set and it says where to press; elsewhere the link with its share_id is copied. */
import type { GroupView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { pictureUrl } from '@/ui/kit/Picture';
import { useAction, useOffer } from '@/ui/shell';

export interface Invitation {
  group: Pick<GroupView, 'shareUrl' | 'size' | 'lack' | 'status'>;
  title: string;
  cover: string;
  /** Fen of one piece in the group. */
  price?: number;
}

/** Offers the card as long as the page stands; the answer is the button's press. */
export function useInvite(invitation: Invitation | undefined): { invite: () => void; pending: boolean } {
  const { sharing, feedback } = useStores();
  const url = invitation?.group.shareUrl;
  const { lack = 0, size = 0 } = invitation?.group ?? {};
  const title = invitation?.title ?? '';
  const cover = invitation?.cover ?? '';
  const price = invitation?.price;
  useOffer(
    url === undefined
      ? undefined
      : {
          title: `还差 ${lack} 人，一起拼 ${title}`,
          desc: `${size} 人团${price === undefined ? '' : `，拼团价 ${shortYuan(price)}`}`,
          pic: pictureUrl(cover, 480),
          url,
        },
  );

  const work = useAction(async () => {
    const { app, currentUrl } = platform.host;
    if (app === 'messenger' || app === 'weapp') return void feedback.toast('点右上角 ··· 发给朋友');
    const link = sharing.current()?.url ?? '';
    // Without an answer of site.share the card still has the bare path, which nobody else could open.
    await platform.clipboard.copy(/^https?:/.test(link) ? link : currentUrl());
    feedback.toast('链接已复制，发给好友就能参团');
  });
  return { invite: () => void work.run(), pending: work.pending };
}
