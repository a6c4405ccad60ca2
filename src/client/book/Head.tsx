/** The head of the client book: the day's figures, how the month goes, who runs out of tea, whose birthday it is. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientHome } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { Notice } from '@/ui/kit/Notice';
import { Progress } from '@/ui/kit/Progress';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import styles from './book.module.scss';

const FEW = 2;
const openClient = (id: string) => void go('/client/pages/client', { id });
const countOf = (home: ClientHome, key: string): string => home.counts.find((count) => count.key === key)?.value ?? '0';

/** 3/10 -> 30. */
const shareOf = (value: string): number => {
  const [done = 0, wanted = 0] = value.split('/').map(Number);
  return wanted > 0 ? Math.min(100, Math.round((done / wanted) * 100)) : 100;
};

/** 青禾、林知夏 等 3 位. */
const fewOf = (clients: readonly { name: string }[]): string =>
  `${clients
    .slice(0, FEW)
    .map(({ name }) => name)
    .join('、')}${clients.length > FEW ? ` 等 ${clients.length} 位` : ''}`;

interface HeadProps {
  home: ClientHome;
  onDue: () => void;
}

export function Head({ home, onDue }: HeadProps): ReactElement {
  const { overdue, birthdays, newThisMonth, target, refills, leaving } = home;
  const [opened, setOpened] = useState<'refill' | 'birthday'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Card place="next" pad="all">
        <Figures
          rows={[
            {
              label: '今日待办',
              value: countOf(home, 'due'),
              name: `${countOf(home, 'due')} 今日待办，只看这些`,
              onPress: onDue,
            },
            { label: '逾期', value: overdue, ...(overdue > 0 && { tone: 'danger' as const }) },
            { label: '生日', value: birthdays.length },
            { label: '本月新增', value: newThisMonth },
          ]}
        />
        <View className={styles.targets}>
          {target.map(({ key, label, value }) => (
            <View key={key} className={styles.target}>
              <Note>{`${label} ${value}`}</Note>
              <Progress label={`${label}，本月完成 ${shareOf(value)}%`} tone="celadon" value={shareOf(value)} />
            </View>
          ))}
        </View>
      </Card>
      {leaving.length > 0 && (
        <Notice tone="warn" onPress={() => openClient(leaving[0]?.id ?? '')}>
          {`${fewOf(leaving)} 快回到公海了，联系一下`}
        </Notice>
      )}
      {(refills.length > 0 || birthdays.length > 0) && (
        <Cells place="next">
          {refills.length > 0 && (
            <Cell label="补茶提醒" onPress={() => setOpened('refill')}>
              {fewOf(refills.map(({ client }) => client))}
            </Cell>
          )}
          {birthdays.length > 0 && (
            <Cell label="七天内生日" onPress={() => setOpened('birthday')}>
              {fewOf(birthdays)}
            </Cell>
          )}
        </Cells>
      )}
      <Sheet open={opened === 'refill'} title="补茶提醒" onClose={close}>
        {refills.map(({ client, goods, why }) => (
          <RecordRow
            key={client.id}
            flush
            icon="jar"
            title={`${client.name}　${goods}`}
            notes={[why]}
            role="link"
            onPress={() => openClient(client.id)}
          />
        ))}
      </Sheet>
      <Sheet open={opened === 'birthday'} title="七天内生日" onClose={close}>
        {birthdays.map((client) => (
          <RecordRow
            key={client.id}
            flush
            leading={<Avatar src={client.avatar} name={client.name} size={40} alt="" />}
            title={client.name}
            beside={<Tag tone="celadon">{`${client.level} 级`}</Tag>}
            notes={[client.nextAt === undefined ? '未定下次联系' : `下次联系 ${formatTime(client.nextAt, 'MM月DD日')}`]}
            role="link"
            onPress={() => openClient(client.id)}
          />
        ))}
      </Sheet>
    </>
  );
}
