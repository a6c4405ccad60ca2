/** A notice as a letter, what it speaks of, and its neighbours. */
import { Text, View } from '@tarojs/components';
import type { DataOf } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { aria } from '@/ui/kit/aria';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Picture } from '@/ui/kit/Picture';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
import { boxOf } from './boxes';
import styles from './notice.module.scss';
import { Way } from './Way';

type Viewed = DataOf<'notify.view'>;

export function NoticeBody({ newer, older, onTurn, ...notice }: Viewed & { onTurn: (id: string) => void }) {
  const { card } = notice;
  return (
    <View className={styles.body}>
      <View className={styles.letter}>
        <Title size="head" tracked {...aria({ role: 'heading', level: 2 })}>
          {notice.title}
        </Title>
        <Note className={styles.letterMeta}>{`${boxOf(notice.box).label} · ${fullTime(notice.createdAt)}`}</Note>
        {notice.image && !card && (
          <Picture className={styles.letterPicture} src={notice.image} w={750} ratio={0.5} alt="" />
        )}
        <Text className={styles.letterText}>{notice.text}</Text>
      </View>
      {notice.gone && <Notice tone="plain">内容已失效：它说的那件事已经不在了</Notice>}
      {card && (
        <View className={styles.subject}>
          <Stack row gap={12} align="center">
            {card.image && <Thumb src={card.image} size={64} />}
            <Stack grow>
              <Words size="name" medium>
                {card.text}
              </Words>
              <Words size="foot" tone="celadon">
                {card.note}
              </Words>
            </Stack>
          </Stack>
          {card.steps && <Way {...card.steps} />}
          {card.rows.length > 0 && (
            <View className={styles.subjectRows}>
              {card.rows.map(({ key, label, value }) => (
                <View key={key} className={styles.subjectRow}>
                  <Text className={styles.subjectLabel}>{label}</Text>
                  <Text>{value}</Text>
                </View>
              ))}
            </View>
          )}
        </View>
      )}
      {(newer ?? older) && (
        <Cells className={styles.beside}>
          {newer && <Cell label="上一条" onPress={() => onTurn(newer)} />}
          {older && <Cell label="下一条" onPress={() => onTurn(older)} />}
        </Cells>
      )}
    </View>
  );
}
