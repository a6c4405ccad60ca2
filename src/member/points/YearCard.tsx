/** The statement of a year: what it began with, gained, used and lost, and what is left; below it the batches with their ends. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { PointsDetail } from '@/contract';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { signed } from '@/domain/points/labels';
import { Figures } from '@/ui/kit/Figures';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import styles from './YearCard.module.scss';

interface YearCardProps {
  detail: PointsDetail;
  onPicture: () => void;
}

export function YearCard({ detail: { year, batches }, onPicture }: YearCardProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Note>{year.isOver ? `${year.year} 年末结余` : '现有积分'}</Note>
        <Words size="sum" serif>
          {figure(year.left)}
        </Words>
        <Note className={styles.sum}>
          {`年初 ${figure(year.begun)} + 获得 ${figure(year.gained)} − 使用 ${figure(year.used)} − 过期 ${figure(year.expired)}`}
        </Note>
      </View>
      <Figures
        className={styles.parts}
        size="title"
        layout="centred"
        labelFirst
        rows={[
          { label: year.isOver ? '全年获得' : '今年获得', value: signed('+', year.gained), tone: 'celadon' },
          { label: '使用', value: signed('−', year.used) },
          { label: '过期', value: signed('−', year.expired) },
        ]}
      />
      <View className={styles.ways}>
        <Pressable className={styles.way} expanded={open} onPress={() => setOpen(!open)}>
          <Text>到期批次</Text>
          <Icon name={open ? 'up' : 'down'} size={14} />
        </Pressable>
        <Pressable className={styles.way} haspopup="dialog" onPress={onPicture}>
          <Text>存为图片</Text>
        </Pressable>
      </View>
      {open && (
        <View className={styles.batches} role="list" aria-label="到期批次">
          {batches.length === 0 && <Text className={styles.none}>还没有积分批次</Text>}
          {batches.map(({ kind, gained, left, expireAt, ended }) => (
            <View
              key={`${kind}-${expireAt}`}
              className={classes(styles.batch, (ended || left === 0) && styles.over)}
              role="listitem"
            >
              <Stack>
                <Text>{kind === 'bought' ? '充值积分' : '获得的积分'}</Text>
                <Note>
                  {`共 ${figure(gained)} · ${formatTime(expireAt, 'YYYY-MM-DD')} ${ended ? '已到期' : '到期'}`}
                </Note>
              </Stack>
              <Text className={styles.rest}>{left > 0 ? `剩 ${figure(left)}` : ended ? '已结清' : '已用完'}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}
