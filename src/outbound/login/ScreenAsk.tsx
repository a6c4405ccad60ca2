/** A store's screen asks to be let in: its employee chooses the board, sees the name that will stand there, and says yes or no. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { AppTicket, Board } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Asking } from '@/domain/login/Asking';
import { Me } from '@/domain/login/Me';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import styles from './tv.module.scss';

interface ScreenAskProps {
  ticket: AppTicket;
  settle: (work: Promise<AppTicket>) => Promise<AppTicket>;
  onExpired: () => void;
}

export function ScreenAsk({ ticket, settle, onExpired }: ScreenAskProps): ReactElement {
  const { session } = useStores();
  const boards = ticket.boards ?? [];
  const [board, setBoard] = useState<Board | undefined>(boards.find(({ disabled }) => !disabled)?.value);
  const decide = (action: 'confirm' | 'cancel') =>
    settle(
      call('tv.dingAuthConfirm', {
        ticket: ticket.ticket,
        action,
        ...(action === 'confirm' && board ? { board } : {}),
      }),
    );
  const confirm = useAction(() => decide('confirm'));
  const cancel = useAction(() => decide('cancel'));
  const busy = confirm.pending || cancel.pending;
  const employee = session.member?.employee;
  return (
    <>
      <Asking ticket={ticket} icon="chart" title="门店大屏请求登录" onExpired={onExpired}>
        {null}
      </Asking>
      <Note block className={styles.head} role="heading" aria-level={3}>
        显示什么
      </Note>
      <View className={styles.boards} role="radiogroup" aria-label="显示什么">
        <Cells>
          {boards.map(({ value, label, note, disabled = false }) => (
            <Cell
              key={value}
              role="radio"
              label={label}
              note={note}
              checked={board === value}
              disabled={disabled}
              arrow={false}
              leading={<CheckMark kind="radio" checked={board === value} disabled={disabled} />}
              onPress={() => setBoard(value)}
            />
          ))}
        </Cells>
      </View>
      {employee && (
        <Me
          label="大屏上显示"
          name={employee.name}
          avatar={employee.avatar}
          note={`${employee.storeName} · ${employee.title}`}
        />
      )}
      <View className={styles.doing}>
        <Button block size="l" busy={confirm.pending && '登录中'} disabled={busy || !board} onPress={confirm.run}>
          确认登录
        </Button>
        <Button block size="l" tone="line" disabled={busy} onPress={cancel.run}>
          取消
        </Button>
      </View>
    </>
  );
}
