/** An invitation that is on its way or over: how it stands, and its link again. */
import type { ReactElement } from 'react';
import type { InviteRow } from '@/contract';
import { call } from '@/core/api';
import { listTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Pressable } from '@/ui/kit/Pressable';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { ActionBar } from '@/ui/shell/ActionBar';
import { ClientLine } from '../ClientField';
import { INVITE_STATES } from '../words';
import { InviteCard } from './Card';
import styles from './invite.module.scss';

export function Sent({ row, onChange }: { row: InviteRow; onChange: (row: InviteRow) => void }): ReactElement {
  const { feedback } = useStores();
  const { id, client, status, answer, answeredAt, url, by, room, comeVisitId } = row;
  const state = INVITE_STATES[status];
  const copy = useAction(async () => {
    await platform.clipboard.copy(url);
    feedback.toast('链接已复制，发给客人吧');
  });
  const act = useAction(async (action: 'arrive' | 'cancel') => {
    const yes =
      action === 'arrive' ||
      (await feedback.confirm({
        title: '撤回邀约？',
        text: '客人会收到改期的通知，留的雅室会放出来。',
        yes: '撤回',
        no: '先不',
      }));
    if (!yes) return;
    onChange(await call('customer.inviteSave', { action, id }));
    feedback.toast(action === 'arrive' ? '已记为到店' : '已撤回');
  });
  const isAwaited = status === 'sent' || status === 'accepted';
  return (
    <>
      {client && (
        <Card place="next" pad="all">
          <Pressable role="link" onPress={() => void go('/client/pages/client', { id: client.id })}>
            <ClientLine client={client} />
          </Pressable>
        </Card>
      )}
      <Cells place="next">
        <Cell label="状态" arrow={false}>
          <Tag tone={state.tone}>{state.label}</Tag>
        </Cell>
        {answeredAt !== undefined && (
          <Cell label="答复时间" arrow={false}>
            {listTime(answeredAt)}
          </Cell>
        )}
        {answer !== '' && <Cell label="客人说" arrow={false} note={answer} />}
        {comeVisitId !== undefined && (
          <Cell label="来访安排" onPress={() => void go('/maintenance/pages/comeVisitPlan', { id: comeVisitId })}>
            去看
          </Cell>
        )}
      </Cells>
      <InviteCard
        {...row}
        host={by.name}
        room={room && { name: room.name, image: room.images[0] }}
        activity={row.activity?.title}
      />
      {isAwaited ? (
        <ActionBar>
          <Button size="l" tone="line" onPress={() => void act.run('cancel')}>
            撤回
          </Button>
          {status === 'accepted' && (
            <Button size="l" tone="line" onPress={() => void act.run('arrive')}>
              客人到店了
            </Button>
          )}
          <Button block size="l" onPress={() => void copy.run()}>
            复制链接
          </Button>
        </ActionBar>
      ) : (
        <Note block className={styles.over}>
          这份邀约已经结束，再约就新写一份。
        </Note>
      )}
    </>
  );
}
