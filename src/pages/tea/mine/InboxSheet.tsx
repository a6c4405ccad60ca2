/** 消息: what was sent to the member, newest first; a press reads it and leads on where it says so. */
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { NoticeRow } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { canOpen, open as openRoute } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Spinner } from '@/ui/kit/Spinner';
import { Tag } from '@/ui/kit/Tag';
import { useAction } from '@/ui/shell';
import { useSheetRows } from './useSheetRows';
import styles from './InboxSheet.module.scss';

const BOXES: Record<NoticeRow['box'], string> = {
  system: '系统',
  order: '订单',
  service: '服务',
  team: '团队',
  chat: '顾问',
};

interface InboxSheetProps {
  open: boolean;
  onClose: () => void;
}

export const InboxSheet = observer(function InboxSheet({ open, onClose }: InboxSheetProps): ReactElement {
  const { notices } = useStores();
  const { rows, setRows, failed, again, hasMore, more } = useSheetRows(open, (page) =>
    call('notify.index', { page }, { hide: true }),
  );

  const read = async (ids?: string[]) => {
    await call('notify.read', ids ? { ids } : {});
    setRows((was) => was?.map((row) => (!ids || ids.includes(row.id) ? { ...row, read: true } : row)));
    await notices.load(true);
  };
  const readAll = useAction(() => read());
  const press = (row: NoticeRow) => {
    if (!row.read) void read([row.id]).catch(() => undefined);
    if (!row.link || !canOpen(row.link)) return undefined;
    onClose();
    return openRoute(row.link);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="消息"
      footer={
        notices.total > 0 && (
          <Button block tone="line" busy={readAll.pending} onPress={readAll.run}>
            全部已读
          </Button>
        )
      }
    >
      <View className={styles.body}>
        {failed && <Empty title="消息没有取到" button="再取一次" onPress={again} />}
        {!failed && rows === undefined && <Spinner />}
        {rows?.length === 0 && <Empty title="还没有消息" text="发货、到货和活动会在这里告诉你" />}
        {rows?.map((row) => (
          <Notice key={row.id} row={row} onPress={() => press(row)} />
        ))}
        {hasMore && (
          <Button block tone="quiet" busy={more.pending && '加载中'} onPress={more.run}>
            更早的消息
          </Button>
        )}
      </View>
    </Sheet>
  );
});

function Notice({ row, onPress }: { row: NoticeRow; onPress: () => unknown }): ReactElement {
  const inside = (
    <>
      <View className={styles.head}>
        {!row.read && <View className={styles.dot} role="img" aria-label="未读" />}
        <Text className={styles.title}>{row.title}</Text>
        <Tag>{BOXES[row.box]}</Tag>
      </View>
      <Text className={styles.text}>{row.text}</Text>
      <Text className={styles.time}>{formatTime(row.createdAt, 'MM月DD日 h:m')}</Text>
    </>
  );
  // Nothing to read any more and nowhere to go: it only tells.
  const tells = row.read && !(row.link && canOpen(row.link));
  return tells ? (
    <View className={styles.row}>{inside}</View>
  ) : (
    <Pressable className={styles.row} role={row.link && canOpen(row.link) ? 'link' : 'button'} onPress={onPress}>
      {inside}
    </Pressable>
  );
}
