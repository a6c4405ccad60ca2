/** 邀请好友 out of a list: the group as it is now, then its poster, its link, and the card of the messenger's menu. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { later, useAction } from '@/ui/shell';
import { useInvite, type Invitation } from './useInvite';
import { groupTitle } from './labels';

const PosterSheet = later(() => import('@/domain/poster/PosterSheet').then(({ PosterSheet: part }) => part));

export interface Invited extends Pick<Invitation, 'title' | 'cover' | 'price'> {
  /** Id of the group. */
  id: string;
}

/** `onStale`: the group is closed, so the row that asked shows something old. Draw `sheet` among the page's overlays. */
export function useInviteSheet(onStale: () => void): {
  ask: (invited: Invited) => void;
  pending: boolean;
  sheet: ReactElement | null;
} {
  const { feedback } = useStores();
  const [invitation, setInvitation] = useState<Invitation & Invited>();
  const [open, setOpen] = useState(false);
  const { invite } = useInvite(invitation);
  const work = useAction(async (invited: Invited) => {
    const group = await call('marketing.group', { id: invited.id });
    if (group.status !== 'open') {
      feedback.toast(groupTitle(group));
      return onStale();
    }
    const { id, title, cover, price } = invited;
    setInvitation({ id, title, cover, price, group });
    setOpen(true);
  });
  return {
    ask: (invited) => void work.run(invited),
    pending: work.pending,
    sheet: invitation ? (
      <PosterSheet
        kind="group"
        id={invitation.id}
        title={`邀请好友，${groupTitle(invitation.group)}`}
        open={open}
        onClose={() => setOpen(false)}
        onCopy={invite}
      />
    ) : null,
  };
}
