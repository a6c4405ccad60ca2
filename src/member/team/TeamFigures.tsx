/** How many there are, who brought the member, and what the team did this month and before. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { TeamStat } from '@/contract';
import { formatYuan, shortYuan } from '@/core/lib/money';
import { go, open } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Bars } from '@/ui/kit/Bars';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Note } from '@/ui/kit/Words';
import { Card } from '@/ui/kit/Card';
import { Figures } from '@/ui/kit/Figures';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import styles from './TeamFigures.module.scss';

const INVITER = '/site/pages/inviteID';

export function TeamFigures({ stat }: { stat: TeamStat }): ReactElement {
  const figures = [
    { label: '直属', value: stat.direct },
    { label: '间接', value: stat.indirect },
    { label: '本月新增', value: stat.newThisMonth },
    { label: '近 30 天活跃', value: stat.active },
  ];
  const { inviter } = stat;
  return (
    <View>
      <Card place="next" className={styles.four}>
        <Figures rows={figures} />
      </Card>
      <Card place="next" clip>
        <Cells>
          {inviter ? (
            <Cell label="邀请人">
              <Stack row gap={8} align="center">
                <Avatar src={inviter.avatar} size={26} alt="" />
                <Text>{inviter.nickname}</Text>
                <Tag tone="celadon">{inviter.levelName}</Tag>
              </Stack>
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
      </Card>
      <Trend stat={stat} />
    </View>
  );
}

const SHOWN = '近 6 个月业绩';
/** 12,860 of ¥12,860.00. */
const say = (fen: number): string => shortYuan(Math.round(fen / 100) * 100).slice(1);

function Trend({ stat }: { stat: TeamStat }): ReactElement {
  const bars = stat.trend.map(({ key, label, value }) => ({ key, label, mark: label, up: Math.max(0, Number(value)) }));
  return (
    <Card place="next" pad="all">
      <Note block>{`${SHOWN}，收货后计入`}</Note>
      <Bars
        label={`${SHOWN}：${bars.map(({ label, up }) => `${label} ${say(up)}`).join('，')}`}
        heads={{ row: '月份', up: '业绩（元）' }}
        bars={bars}
        say={say}
      />
    </Card>
  );
}
