/** 问题: those that wait, and what was answered. Who leads the room takes one up by a press. */
import { useEffect, useState, type ReactElement } from 'react';
import type { LiveMsg } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Item } from '@/ui/kit/Item';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { useAction } from '@/ui/shell';

const STATE = { open: '等回答', answered: '已回答', passed: '略过' } as const;

interface QuestionSheetProps {
  open: boolean;
  roomId: string;
  /** Another one when one is asked or answered. */
  rev: string;
  onAsk?: (() => void) | undefined;
  onPick?: ((message: LiveMsg) => void) | undefined;
  onClose: () => void;
}

/** The first page anew with every change; the others by a press. */
function useQuestions(open: boolean, roomId: string, rev: string) {
  const [list, setList] = useState<{ rows: LiveMsg[]; page: number; more: boolean }>();
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    call('college.liveQuestions', { id: roomId, page: 1 }, { hide: true }).then(
      ({ list: rows, more }) => current && setList({ rows, page: 1, more }),
      () => current && setList((known) => known ?? { rows: [], page: 1, more: false }),
    );
    return () => {
      current = false;
    };
  }, [open, roomId, rev]);
  const more = useAction(async () => {
    const { page = 1 } = list ?? {};
    const next = await call('college.liveQuestions', { id: roomId, page: page + 1 });
    setList((known) => {
      const seen = new Set(known?.rows.map(({ id }) => id));
      const rows = next.list.filter(({ id }) => !seen.has(id));
      return { rows: [...(known?.rows ?? []), ...rows], page: page + 1, more: next.more };
    });
  });
  return { list, more };
}

export function QuestionSheet({ open, roomId, rev, onAsk, onPick, onClose }: QuestionSheetProps): ReactElement {
  const { list, more } = useQuestions(open, roomId, rev);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="问题"
      footer={
        onAsk && (
          <Button block tone="line" onPress={onAsk}>
            我也要问
          </Button>
        )
      }
    >
      <Stack gap={14}>
        {list?.rows.length === 0 && <Empty picture="message" title="还没有人提问" text="想到什么，写下来问老师" />}
        {list?.rows.map((question) => (
          <Question key={question.id} question={question} onPick={onPick} />
        ))}
        {list?.more && (
          <Button block tone="text" busy={more.pending} onPress={() => void more.run()}>
            更多问题
          </Button>
        )}
      </Stack>
    </Sheet>
  );
}

function Question({ question, onPick }: { question: LiveMsg } & Pick<QuestionSheetProps, 'onPick'>): ReactElement {
  const { user, text, state = 'open', answer } = question;
  return (
    <Item title={text} notes={[user.nickname, ...(answer === undefined ? [] : [`答：${answer}`])]}>
      {onPick && state === 'open' ? (
        <Button size="s" tone="line" label={`回答，${text}`} onPress={() => onPick(question)}>
          回答
        </Button>
      ) : (
        <Tag tone={state === 'answered' ? 'celadon' : 'plain'}>{STATE[state]}</Tag>
      )}
    </Item>
  );
}
