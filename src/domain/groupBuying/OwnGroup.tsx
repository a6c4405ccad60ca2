/** The group of an own order: how far it is, and the way to invite. */
import { useState } from 'react';
import type { GroupView } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { later } from '@/ui/shell';
import { GroupPanel } from './GroupPanel';
import { useGroup } from './useGroup';
import { useInvite } from './useInvite';

const PosterSheet = later(() => import('@/domain/poster/PosterSheet').then(({ PosterSheet: part }) => part));

interface OwnGroupProps {
  group: GroupView;
  title: string;
  cover: string;
  /** Fen of one piece in the group. */
  price: number;
  /** The group was filled or has failed: the order is another one now. */
  onClosed?: () => void;
}

export function OwnGroup({ group: start, title, cover, price, onClosed }: OwnGroupProps) {
  const { group, unstable, reload } = useGroup(start, onClosed);
  const { invite, pending } = useInvite(group.status === 'open' ? { group, title, cover, price } : undefined);
  const [poster, setPoster] = useState(false);
  return (
    <GroupPanel group={group} unstable={unstable} onEnd={() => void reload()}>
      {group.status === 'open' && (
        <>
          <Button busy={pending} onPress={invite}>
            邀请好友
          </Button>
          <Button tone="line" onPress={() => setPoster(true)}>
            存图分享
          </Button>
          <PosterSheet kind="group" id={group.id} open={poster} onClose={() => setPoster(false)} />
        </>
      )}
    </GroupPanel>
  );
}
