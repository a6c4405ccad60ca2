/** What failed for good, for the managers: why, 再试 and 已处理, and who has looked after it. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DeadLetter } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { listTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { List, useAction, useList } from '@/ui/shell';
import styles from './sheets.module.scss';

export function DeadSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  return (
    <Sheet open={open} onClose={onClose} title="没有做成的事">
      {open && <Letters />}
    </Sheet>
  );
}

function Letters(): ReactElement {
  const { feedback } = useStores();
  const list = useList((page) => call('desk.deadLetters', { page }), []);
  const end = useAction(async (letter: DeadLetter, way: 'retry' | 'handled') => {
    const ended = await call('desk.deadLetterEnd', { id: letter.id, way });
    list.patch((row) => (row.id === letter.id ? ended : row));
    feedback.toast(way === 'retry' ? '马上再试一次' : '已记下');
  });
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      empty={<Empty picture="order" title="没有失败的事" text="打款、开票、通知都做成了" />}
      render={(letter) => {
        const { label, subject, reason, tries, at, ended } = letter;
        return (
          <View className={styles.row}>
            <RecordRow
              listed
              flush
              title={label}
              notes={[
                subject,
                `${reason}，试了 ${tries} 次，${listTime(at)} 起不再试`,
                ended && `${ended.by} 已处理，${listTime(ended.at)}`,
              ]}
              faint={ended !== undefined}
            />
            {!ended && (
              <Stack row gap={8} justify="end">
                <Button size="s" tone="line" busy={end.pending} onPress={() => end.run(letter, 'handled')}>
                  已处理
                </Button>
                <Button size="s" tone="soft" busy={end.pending} onPress={() => end.run(letter, 'retry')}>
                  再试
                </Button>
              </Stack>
            )}
          </View>
        );
      }}
    />
  );
}
