/** /member/pages/team/index: the grade, the figures, the members and the invitation; before joining what it is, and the agreement. */
import { View } from '@tarojs/components';
import { useShareAppMessage } from '@tarojs/taro';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Page, usePageParams, useShareCard } from '@/ui/shell';
import { TeamFigures } from '../../team/TeamFigures';
import { Grade } from '../../team/Grade';
import { Intro } from '../../team/Intro';
import { InvitePoster } from '../../team/InvitePoster';
import { Members } from '../../team/Members';
import { Tasks } from '../../team/Tasks';
import { TeamWays } from '../../team/TeamWays';
import { useInvitation } from '../../team/useInvitation';
import { useTeam } from '../../team/useTeam';
import styles from './index.module.scss';

export default function TeamPage() {
  const team = useTeam(usePageParams<'/member/pages/team/index'>().month);
  const { state, isIn, agreed, setAgreed } = team;
  const { code, card, invite, sheet } = useInvitation();
  useShareAppMessage(useShareCard(card));
  return (
    <Page
      state={state}
      skeleton="detail"
      right={<BarLink word="规则" onPress={() => go('/site/pages/single_detail', { code: 'PROMOTER' })} />}
      overlay={sheet}
      action={state.data && <TeamWays team={team} onInvite={invite} />}
    >
      {({ stat, grades }) =>
        isIn ? (
          <View className={styles.body}>
            <Grade stat={stat} grades={grades} />
            <TeamFigures stat={stat} />
            <Members stat={stat} />
            <Tasks stat={stat} />
            <InvitePoster code={code} />
          </View>
        ) : (
          <Intro grades={grades} agreed={agreed} onAgree={setAgreed} />
        )
      }
    </Page>
  );
}
