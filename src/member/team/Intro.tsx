/** Before joining: what it is, what the grades give, and where it ends: two levels. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Agree } from '@/domain/content/Agree';
import { Picture } from '@/ui/kit/Picture';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Note, Title } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { INVITE_PICTURE } from '@/domain/poster/invite';
import { percent } from './labels';
import styles from './Intro.module.scss';

const needText = ({ needDirect, needAmount }: DataOf<'member.teamLevel'>['levels'][number]): string =>
  needDirect === 0 ? '同意协议即可，不收费用' : `直属 ${needDirect} 人，当月业绩 ¥${figure(needAmount / 100)}`;

interface IntroProps {
  grades: DataOf<'member.teamLevel'>;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

export function Intro({ grades, agreed, onAgree }: IntroProps): ReactElement {
  const direct = percent(grades.levels[0]?.rateBp ?? 0);
  const steps = [
    { id: 'share', title: '把喜欢的茶分享给朋友', note: '好友经你的链接或码注册，就是你的直属成员' },
    { id: 'buy', title: '朋友下单', note: `直属付款计 ${direct}，直属带来的人付款计 ${percent(grades.indirectBp)}` },
    { id: 'settle', title: `收货 ${grades.settleDays} 天后入账`, note: '每一笔都能查到订单与比例，可转入余额' },
  ];
  return (
    <View className={styles.body}>
      <View className={styles.scene}>
        <Picture src={INVITE_PICTURE} w={750} alt="" fill priority />
        <Text className={styles.title}>和朋友一起喝好茶</Text>
      </View>
      <Section near title="怎么做" />
      <Card place="alone" pad="all">
        <Steps label="怎么做" items={steps} />
      </Card>
      <Section near title="三个等级" note="达到条件自动升级，不降级" />
      <Card place="alone" className={styles.grades}>
        {grades.levels.map((level) => (
          <View key={level.level} className={styles.grade}>
            <Stack grow>
              <Title>{level.name}</Title>
              <Note>{needText(level)}</Note>
            </Stack>
            <Text className={styles.rate}>{`直推 ${percent(level.rateBp)}`}</Text>
          </View>
        ))}
      </Card>
      <Note block className={styles.rule}>
        只算两级：你邀请的人，和他们邀请的人。批发、渠道、竞拍、藏品和申购订单不计。没有入门费，不要求购买。
      </Note>
      <Agree
        checked={agreed}
        name="推广员协议"
        onChange={onAgree}
        onRead={() => go('/site/pages/single_detail', { code: 'PROMOTER' })}
      />
    </View>
  );
}
