/** 主持: which goods are spoken of, the notice, who may not speak, what was given, and the end. */
import { useEffect, useState, type ReactElement } from 'react';
import type { DataOf, LiveDetail, LiveState } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Dialog } from '@/ui/kit/Dialog';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useHosting } from './useHosting';

const MOST_NOTICE = 80;

type Desk = DataOf<'college.liveDesk'>;

interface HostSheetProps {
  open: boolean;
  live: LiveDetail;
  state: LiveState;
  onClose: () => void;
}

/** Asked for with each opening. */
function useDesk(open: boolean, id: string) {
  const [desk, setDesk] = useState<Desk>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    call('college.liveDesk', { id }, { hide: true }).then(
      (found) => current && setDesk(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [open, id, asked]);
  return { desk, reload: () => setAsked((count) => count + 1) };
}

export function HostSheet({ open, live, state, onClose }: HostSheetProps): ReactElement {
  const [notice, setNotice] = useState(state.notice);
  const [ending, setEnding] = useState(false);
  const { id } = live.card;
  const hosting = useHosting(id);
  const { desk, reload } = useDesk(open, id);
  useEffect(() => setNotice(state.notice), [state.notice]);
  return (
    <>
      <Sheet open={open} onClose={onClose} title="主持">
        <Stack gap={12}>
          <TextField label="公告" value={notice} onInput={setNotice} maxLength={MOST_NOTICE} clearable />
          <Button
            tone="line"
            busy={hosting.pending}
            disabled={notice === state.notice}
            onPress={() =>
              void hosting.run({ action: 'notice', text: notice }, notice === '' ? '公告已撤下' : '公告已更新')
            }
          >
            更新公告
          </Button>
          {live.goods.length > 0 && <SectionHead title="讲解" gutter={false} />}
          <Cells>
            {live.goods.map(({ id: goodsId, title }) => {
              const isPinned = goodsId === state.pinnedId;
              return (
                <Cell
                  key={goodsId}
                  label={title}
                  act={isPinned ? '讲完了' : '讲解'}
                  onPress={() =>
                    void (isPinned
                      ? hosting.run({ action: 'unpin' }, '已收起')
                      : hosting.run({ action: 'pin', goodsId }, '大家看到了'))
                  }
                />
              );
            })}
          </Cells>
          {desk && (
            <Silent
              desk={desk}
              onFree={(memberId) =>
                void hosting.run({ action: 'unmute', memberId }, '已解除').then((done) => done && reload())
              }
            />
          )}
          <Button block tone="quiet" onPress={() => setEnding(true)}>
            结束直播
          </Button>
        </Stack>
      </Sheet>
      <Dialog
        open={ending}
        title="结束直播"
        text="结束以后不能再开始，回放另外上传。"
        yes="结束"
        no="继续播"
        danger
        busy={hosting.pending}
        onYes={() => {
          void hosting.run({ action: 'end' }, '直播已结束').then((done) => {
            setEnding(false);
            if (done) onClose();
          });
        }}
        onNo={() => setEnding(false)}
      />
    </>
  );
}

/** Who may not speak, and what was given so far. */
function Silent({ desk, onFree }: { desk: Desk; onFree: (memberId: string) => void }): ReactElement {
  const given = desk.gifts.filter(({ count }) => count > 0);
  return (
    <>
      {desk.mutes.length > 0 && (
        <>
          <SectionHead title="禁言" gutter={false} />
          <Cells>
            {desk.mutes.map(({ user, until, by }) => (
              <Cell
                key={user.id}
                label={user.nickname}
                note={`${by}　${until === undefined ? '本场' : `到 ${formatTime(until, 'h:m')}`}`}
                name={`解除禁言，${user.nickname}`}
                act="解除"
                onPress={() => onFree(user.id)}
              />
            ))}
          </Cells>
        </>
      )}
      <Note block>
        {given.length === 0
          ? '还没有收到茶礼'
          : `收到 ${given.map(({ label, count }) => `${label} ${count} 份`).join('，')}，共 ${given.reduce((sum, { points }) => sum + points, 0)} 积分`}
      </Note>
    </>
  );
}
