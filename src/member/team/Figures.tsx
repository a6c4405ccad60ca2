/** How many there are, who brought the member, and what the team did this month and before. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TeamStat } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { go, open } from '@/core/routes';
import { aria } from '@/ui/kit/aria';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Note, Words } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { vars } from '@/ui/kit/unit';
import styles from './Figures.module.scss';

const INVITER = '/site/pages/inviteID';

export function Figures({ stat }: { stat: TeamStat }): ReactElement {
  const figures: readonly [label: string, value: number][] = [
    ['直属', stat.direct],
    ['间接', stat.indirect],
    ['本月新增', stat.newThisMonth],
    ['近 30 天活跃', stat.active],
  ];
  const { inviter } = stat;
  return (
    <View>
      <View className={styles.four}>
        {figures.map(([label, value]) => (
          <View key={label} className={styles.figure}>
            <Text className={styles.value}>{value}</Text>
            <Note>{label}</Note>
          </View>
        ))}
      </View>
      <View className={styles.cells}>
        <Cells>
          {inviter ? (
            <Cell label="邀请人">
              <View className={styles.person}>
                <Avatar src={inviter.avatar} size={26} alt="" />
                <Text>{inviter.nickname}</Text>
                <Text>{inviter.levelName}</Text>
              </View>
            </Cell>
          ) : (
            <Cell label="邀请人" role="link" onPress={() => open(INVITER)}>
              没有邀请人
            </Cell>
          )}
          <Cell label="团队贡献" role="link" onPress={() => go('/member/pages/team/credit', {})}>
            {`本月 ${stat.monthOrders} 单　${formatYuan(stat.monthAmount, { short: true })}`}
          </Cell>
          <Cell label="我的收益" role="link" onPress={() => go('/income/pages/index', {})}>
            每一笔都能查到订单
          </Cell>
        </Cells>
      </View>
      <Trend stat={stat} />
    </View>
  );
}

/** Six months as bars, each with its figure. */
function Trend({ stat }: { stat: TeamStat }): ReactElement {
  const most = Math.max(1, ...stat.trend.map(({ value }) => Number(value)));
  return (
    <Card place="next" pad="all" className={styles.trend}>
      <Note>近 6 个月业绩，收货后计入</Note>
      <View className={styles.bars} {...aria({ role: 'list', label: '近 6 个月业绩' })}>
        {stat.trend.map(({ key, label, value }) => {
          const fen = Math.max(0, Number(value));
          return (
            <View key={key} className={styles.month} {...aria({ role: 'listitem' })}>
              <Words size="caption" tone="soft" figures>
                {fen === 0 ? '—' : shortYuan(Math.round(fen / 100) * 100).slice(1)}
              </Words>
              <View className={styles.bar} style={vars({ tall: Math.round((fen / most) * 72) })} />
              <Note>{label}</Note>
            </View>
          );
        })}
      </View>
    </Card>
  );
}
