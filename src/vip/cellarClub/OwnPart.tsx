/** The own slots: plaque, until when, what lies in them, and what may be done. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { formatTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { StandingNote } from '@/domain/standing/StandingNote';
import { kilos } from '@/domain/escrow/kilos';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import type { CellarClub } from './useCellarClub';
import type { CellarOwner } from './labels';
import styles from './cellarClub.module.scss';

const BOOKING = '/reservation/pages/detail/newDetail';
const day = (at: number) => formatTime(at, 'YYYY-MM-DD');
const STATES: Record<CellarOwner['state'], { label: string; tone: TagTone }> = {
  active: { label: '使用中', tone: 'celadon' },
  ending: { label: '快到期', tone: 'warn' },
  over: { label: '已到期', tone: 'danger' },
};

interface OwnPartProps {
  mine: CellarOwner;
  club: CellarClub;
  onPut: (slot: CellarOwner['slots'][number]) => void;
}

export function OwnPart({ mine, club, onPut }: OwnPartProps): ReactElement {
  const { label, tone } = STATES[mine.state];
  const isOver = mine.state === 'over';
  return (
    <Card place="alone" pad="text">
      <View className={styles.sign}>
        <Text className={styles.board}>{mine.plaque}</Text>
        <Stack gap={6} align="start" grow>
          <Tag tone={tone}>{label}</Tag>
          <Text className={styles.label}>
            {isOver
              ? `${day(mine.until)} 到期，窖位保留至 ${day(mine.releaseAt)}`
              : `${mine.planName}方案，有效期至 ${day(mine.until)}`}
          </Text>
          <StandingNote of={mine} what="名牌" />
        </Stack>
      </View>
      {mine.slots.map((slot) => {
        const lots = mine.lots.filter(({ ownSlot }) => ownSlot === slot.code);
        return (
          <View key={slot.id} className={styles.slot}>
            <View className={styles.line}>
              <Text className={styles.name}>{`窖位 ${slot.code}`}</Text>
              <Text className={styles.label}>
                {lots.length > 0 ? `${lots.length} 批，${kilos(slot.grams)} kg` : '空着'}
              </Text>
              <Button
                size="s"
                tone="quiet"
                label={`放入存茶，窖位 ${slot.code}`}
                disabled={isOver || club.moving}
                onPress={() => onPut(slot)}
              >
                放入存茶
              </Button>
            </View>
            {lots.map((lot) => (
              <View key={lot.id} className={styles.lot}>
                <Thumb src={lot.cover} size={48} />
                <Stack grow>
                  <Words size="name">{lot.title}</Words>
                  <Text className={styles.label}>{`${lot.qty} ${lot.unit}，${day(lot.inAt)} 入库`}</Text>
                </Stack>
                <Button
                  size="s"
                  tone="quiet"
                  label={`移出${lot.title}`}
                  disabled={club.moving}
                  onPress={() => void club.takeOut(lot)}
                >
                  移出
                </Button>
              </View>
            ))}
          </View>
        );
      })}
      {canOpen(BOOKING) && (
        <Button block tone="line" onPress={() => open(BOOKING)}>
          预约开窖
        </Button>
      )}
    </Card>
  );
}
