/** A screen that is on: who has let it in, what it shows; its employee changes the board or logs it out. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AppTicket, Board } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Verdict } from '@/domain/login/Verdict';
import { Button } from '@/ui/kit/Button';
import { Segmented } from '@/ui/kit/Segmented';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './tv.module.scss';

interface ScreenOnProps {
  ticket: AppTicket;
  settle: (work: Promise<AppTicket>) => Promise<AppTicket>;
}

export function ScreenOn({ ticket, settle }: ScreenOnProps): ReactElement {
  const { session, feedback } = useStores();
  const { own: isOwn = false } = ticket;
  const boards = (ticket.boards ?? []).filter(({ disabled }) => !disabled);
  const shown = ticket.boards?.find(({ value }) => value === ticket.board)?.label ?? '';
  const change = useAction(async (board: Board) => {
    await settle(call('tv.dingAuthConfirm', { ticket: ticket.ticket, action: 'confirm', board }));
    feedback.toast('大屏已切换');
  });
  const end = useAction(async () => {
    const question = { title: '退出这块大屏？', text: '大屏会马上回到二维码。', yes: '退出' };
    if (!(await feedback.confirm(question))) return;
    await settle(call('tv.dingAuthConfirm', { ticket: ticket.ticket, action: 'logout' }));
  });
  return (
    <Verdict
      icon="check"
      good
      title={isOwn ? '已登录' : `已由 ${ticket.by} 确认`}
      text={`${ticket.store?.name ?? ''} ${ticket.device} 正在显示${shown}`}
    >
      {isOwn && ticket.board && (
        <View className={styles.change}>
          <Note block className={styles.note}>
            换一块看板
          </Note>
          <Segmented
            block
            items={boards.map(({ value, label }) => ({ id: value, label }))}
            current={ticket.board}
            label="换一块看板"
            onChange={change.run}
          />
        </View>
      )}
      {(isOwn || session.member?.isManager) && (
        <Button block size="l" tone="line" busy={end.pending && '退出中'} onPress={end.run}>
          退出该大屏
        </Button>
      )}
    </Verdict>
  );
}
