/** Before one is a promoter: what there is to earn, how it goes, and the way in. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Pressable } from '@/ui/kit/Pressable';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Title, Words } from '@/ui/kit/Words';
import styles from './Intro.module.scss';

const STEPS = [
  { id: 'join', title: '成为推广员', note: '同意《推广员协议》即可，不收费，也不要求购买' },
  { id: 'invite', title: '邀请茶友', note: '茶友通过你的邀请注册，归属只认第一次' },
  { id: 'earn', title: '茶友下单，你得收益', note: '按实付金额计，每一笔都能看到订单与比例；只计两级' },
  { id: 'out', title: '收货后结算', note: '结算后可转到余额，或提到微信零钱' },
];

export function Intro(): ReactElement {
  return (
    <View className={styles.intro}>
      <View className={styles.letter}>
        <Title size="display" tracked block>
          把好茶介绍给朋友
        </Title>
        <Words size="body" tone="soft" block className={styles.text}>
          你还不是推广员。加入后，茶友每一次买茶，你都有一份收益，来龙去脉一笔一笔看得清。
        </Words>
      </View>
      <SectionHead title="收益怎么来" />
      <Card place="alone" className={styles.steps}>
        <Steps label="收益怎么来" items={STEPS} />
      </Card>
      <View className={styles.act}>
        <Button block size="l" onPress={() => go('/member/pages/team/index', {})}>
          申请成为推广员
        </Button>
        <Pressable
          className={styles.terms}
          role="link"
          onPress={() => go('/site/pages/single_detail', { code: 'PROMOTER' })}
        >
          <Text>查看《推广员协议》</Text>
        </Pressable>
      </View>
    </View>
  );
}
