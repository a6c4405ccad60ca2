/** Inviting: the own number as a code and a link, the card of the messenger's menu, and the poster with both. */
import { call } from '@/core/api';
import { APP_NAME } from '@/core/lib/app';
import type { ShareCard } from '@/core/platform';
import { useStores } from '@/core/stores';
import { INVITE_PICTURE } from '@/domain/poster/invite';
import { useShare } from '@/domain/poster/useShare';
import { pictureUrl } from '@/ui/kit/Picture';
import { useBlock } from '@/ui/shell';

export function useInvitation() {
  const { session } = useStores();
  const code = useBlock(() => call('memberV4.qrcode', { kind: 'invite' }, { hide: true }));
  const items = useBlock(() => call('tea.gift', {}, { hide: true }))?.items ?? [];
  const { share, sheet } = useShare({ kind: 'member', title: '邀请茶友' });
  const card: ShareCard | undefined = code
    ? {
        title: `${session.member?.nickname ?? ''} 邀你来${APP_NAME}喝茶`,
        desc: items.length > 0 ? `新人礼${items.map(({ label }) => label).join('、')}等你领取` : '好茶等你来喝',
        pic: pictureUrl(INVITE_PICTURE, 480),
        url: code.url,
      }
    : undefined;
  return { code, card, invite: share, sheet };
}
