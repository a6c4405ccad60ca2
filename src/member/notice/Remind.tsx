/** A single reminder: what it waits for, and taking it back. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { RemindRow } from '@/contract';
import { listTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import styles from './remind.module.scss';
import { REMIND_WORDS } from './remindLabels';

export function Remind({
  row,
  busy,
  onCancel,
}: {
  row: RemindRow;
  busy: boolean;
  onCancel: () => unknown;
}): ReactElement {
  const { label, icon } = REMIND_WORDS[row.kind];
  const { link } = row;
  const words = (
    <>
      <View className={styles.drawing}>
        <Icon name={icon} size={20} />
      </View>
      <Stack gap={4} grow>
        <Words size="name" lines={1}>
          {row.title}
        </Words>
        <Stack row gap={8} align="center">
          <Tag>{label}</Tag>
          <Note>{row.when === undefined ? '有消息就告诉你' : listTime(row.when)}</Note>
        </Stack>
      </Stack>
    </>
  );
  return (
    <View className={styles.remind}>
      {link !== undefined && canOpen(link) ? (
        <Pressable className={styles.thing} role="link" onPress={() => open(link)}>
          {words}
        </Pressable>
      ) : (
        <View className={styles.thing}>{words}</View>
      )}
      <Button size="s" tone="quiet" disabled={busy} label={`取消${row.title}的${label}提醒`} onPress={onCancel}>
        取消
      </Button>
    </View>
  );
}
