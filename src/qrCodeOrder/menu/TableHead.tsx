/** The head of the menu: which table, who sits here, calls of service, and how far the last round is. */
import { Text, View } from '@tarojs/components';
import type { TableOrder, TableSession, UserBrief } from '@/contract';
import type { IconName } from '@/ui/kit/Icon';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tool } from '@/ui/kit/Tool';
import { Title, Words } from '@/ui/kit/Words';
import { later } from '@/ui/shell';
import { Faces } from '../seat/Faces';
import styles from './TableHead.module.scss';

const Held = () => (
  <View className={styles.strip}>
    <Text className={styles.words}> </Text>
  </View>
);
const RoundStrip = later(() => import('./RoundStrip').then(({ RoundStrip: part }) => part), Held);

export type Service = 'water' | 'seat' | 'bill';
const CALLS: readonly { id: Service; text: string; icon: IconName }[] = [
  { id: 'water', text: '加水', icon: 'drop' },
  { id: 'seat', text: '加座', icon: 'users' },
  { id: 'bill', text: '结账', icon: 'invoice' },
];

interface TableHeadProps {
  session: TableSession;
  online: readonly UserBrief[];
  notice: string;
  round: TableOrder | undefined;
  unstable: boolean;
  onCall: (service: Service) => void;
}

/** 3 人同席，都在线. */
function peopleWords(members: readonly UserBrief[], online: readonly UserBrief[]): string {
  const here = members.filter(({ id }) => online.some((one) => one.id === id)).length;
  if (members.length < 2) return '只有我';
  return here === members.length ? `${here} 人同席，都在线` : `${members.length} 人同席，${here} 人在线`;
}

export function TableHead({ session, online, notice, round, unstable, onCall }: TableHeadProps) {
  return (
    <View className={styles.head}>
      <Stack row wrap justify="between" align="center" gap={8}>
        <Stack gap={4} className={styles.who}>
          <Title size="display" tracked block>
            {session.table.name}
          </Title>
          <Stack row gap={8} align="center">
            <Faces people={session.members} />
            <Words size="sub" tone="soft">
              {unstable ? '网络不稳定，点的先记在手机里' : peopleWords(session.members, online)}
            </Words>
          </Stack>
        </Stack>
        <Stack row gap={4}>
          {CALLS.map(({ id, text, icon }) => (
            <Tool key={id} className={styles.call} icon={icon} text={text} onPress={() => onCall(id)} />
          ))}
        </Stack>
      </Stack>
      <Slot>
        {round ? (
          <RoundStrip round={round} sessionId={session.id} />
        ) : (
          // The place of a round that was ordered and comes in a moment.
          (session.table.amount ?? 0) > 0 && <Held />
        )}
      </Slot>
      <View className={styles.notice}>
        {!session.store.open && <Notice tone="warn">门店已打烊，茶单只能看</Notice>}
        {notice !== '' && <Notice tone="plain">{notice}</Notice>}
      </View>
    </View>
  );
}
