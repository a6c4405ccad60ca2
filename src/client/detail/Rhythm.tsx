/** How often the client was heard of, week by week, and which tea it is: figures that need no label. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientDetail } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Cell } from '@/ui/kit/Cell';
import { aria } from '@/ui/kit/aria';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Note, Title, Words } from '@/ui/kit/Words';
import styles from './detail.module.scss';

/** Contacts of a week from which on it counts as often. */
const OFTEN = 2;

export function Rhythm({ client }: { client: ClientDetail }): ReactElement {
  const { rhythm, tastes, member, agreed } = client;
  const heard = rhythm.filter((count) => count > 0).length;
  return (
    <Card place="next" pad="all">
      <Stack row justify="between" align="baseline">
        <Title>联系与口味</Title>
        <Note>{`近 ${rhythm.length} 周`}</Note>
      </Stack>
      <View className={styles.weeks} {...aria({ role: 'img', label: `近 ${rhythm.length} 周里有 ${heard} 周联系过` })}>
        {rhythm.map((count, week) => (
          <View
            key={week}
            className={classes(styles.week, count === 0 && styles.none, count >= OFTEN && styles.often)}
          />
        ))}
      </View>
      <Stack row justify="between">
        <Note>深色两次以上，空框没联系</Note>
        <Note>本周</Note>
      </Stack>
      <View className={styles.tastes}>
        {tastes.map(({ label, shareBp }) => (
          <View key={label} className={styles.taste}>
            <Words size="value" className={styles.tea}>
              {label}
            </Words>
            <View className={styles.bar}>
              <Progress label={`${label} ${Math.round(shareBp / 100)}%`} tone="celadon" value={shareBp / 100} />
            </View>
            <Words size="value" figures>{`${Math.round(shareBp / 100)} %`}</Words>
          </View>
        ))}
      </View>
      {member && (
        <View className={styles.member}>
          <Cell label="已绑会员" note={agreed ? '同意顾问查看订单' : '没有打开「茶顾问可看订单」'}>
            {`${member.nickname}　${member.levelName}`}
          </Cell>
        </View>
      )}
    </Card>
  );
}
