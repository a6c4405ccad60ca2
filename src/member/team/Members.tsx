/** The first few of a depth by what they bought; the rest is in the list. */
import type { ReactElement } from 'react';
import type { TeamStat } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Tabs } from '@/ui/kit/Tabs';
import { Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { useBlock, useChoice, usePageParams } from '@/ui/shell';
import { MemberRow } from './MemberRow';
import styles from './Members.module.scss';

const SHOWN = 4;

export function Members({ stat }: { stat: TeamStat }): ReactElement | null {
  const { clock } = useStores();
  const [depth, setDepth] = useChoice(usePageParams<'/member/pages/team/index'>(), 'depth', ['1', '2']);
  const answer = useBlock(() => call('member.teamList', { depth, sort: 'amount' }, { hide: true }), depth);
  if (answer === null) return null;
  return (
    <Section
      title="成员"
      more={`全部 ${stat.direct + stat.indirect} 人`}
      onMore={() => go('/member/pages/team/list', { depth })}
    >
      <Tabs
        label="成员"
        items={[
          { id: '1', label: '直属', count: stat.direct },
          { id: '2', label: '间接', count: stat.indirect },
        ]}
        current={depth}
        onChange={setDepth}
      />
      <Card place="next" clip className={styles.rows}>
        {answer === undefined && <Skeleton kind="cells" />}
        {answer?.list.slice(0, SHOWN).map((member) => (
          <MemberRow key={member.user.id} member={member} now={clock.now()} />
        ))}
        {answer?.total === 0 && (
          <Words size="sub" tone="muted" block className={styles.none}>
            {depth === '1' ? '还没有直属成员，从邀请一位茶友开始' : '还没有间接成员'}
          </Words>
        )}
      </Card>
    </Section>
  );
}
