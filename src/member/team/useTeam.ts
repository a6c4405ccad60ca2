/** The team as it stands, and joining it by the terms that were read. */
import { useState } from 'react';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAction, usePageData, useReturn } from '@/ui/shell';

export function useTeam(month: string | undefined) {
  const { session, feedback } = useStores();
  const [agreed, setAgreed] = useState(false);
  const state = usePageData(
    async () => {
      const [stat, grades] = await Promise.all([call('member.team', { month }), call('member.teamLevel', {})]);
      return { stat, grades };
    },
    [month],
    'member.team',
  );
  useReturn(() => void state.reload());
  const join = useAction(async () => {
    if (!agreed) {
      feedback.toast('请先阅读并同意推广员协议');
      return false;
    }
    const [terms] = await call('legacy.joinAgreements', { code: 'promoter' });
    await call('member.teamJoin', { agreeVersion: terms?.version ?? '' });
    // The role opens the pages of the team.
    await session.loadMember(true);
    await state.reload();
    feedback.toast('你已是推广员');
    return true;
  });
  return { state, agreed, setAgreed, join, isIn: (state.data?.stat.level ?? 0) > 0 };
}
export type Team = ReturnType<typeof useTeam>;
