/** A message under the finger of who leads the room: answered, taken away, its sender silenced. */
import { useState, type ReactElement } from 'react';
import type { LiveMsg } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import { useHosting } from './useHosting';

const MOST_ANSWER = 200;
const A_WHILE = 10;

interface MessageSheetProps {
  roomId: string;
  /** undefined = closed. */
  held: LiveMsg | undefined;
  onClose: () => void;
}

export function MessageSheet({ roomId, held, onClose }: MessageSheetProps): ReactElement {
  const [answer, setAnswer] = useState('');
  const hosting = useHosting(roomId);
  const act = (input: Parameters<typeof hosting.run>[0], said: string) =>
    void hosting.run(input, said).then((done) => {
      if (!done) return;
      setAnswer('');
      onClose();
    });
  const messageId = held?.id ?? '0';
  const memberId = held?.user.id ?? '0';
  return (
    <Sheet open={held !== undefined} onClose={onClose} title={held?.user.nickname ?? '消息'}>
      <Stack gap={12}>
        <Words size="body" block>
          {held?.text ?? ''}
        </Words>
        {held?.kind === 'question' && (
          <>
            <TextField label="回答" value={answer} onInput={setAnswer} maxLength={MOST_ANSWER} />
            <Stack row gap={8}>
              <Button tone="line" onPress={() => act({ action: 'pass', messageId }, '已略过')}>
                略过
              </Button>
              <Button
                grow
                busy={hosting.pending}
                onPress={() => act({ action: 'answer', messageId, text: answer }, '已回答')}
              >
                {answer.trim() === '' ? '直播里答过了' : '回答'}
              </Button>
            </Stack>
          </>
        )}
        <Cells>
          <Cell label="移除这一条" onPress={() => act({ action: 'hide', messageId }, '已移除')} />
          <Cell
            label={`禁言 ${A_WHILE} 分钟`}
            onPress={() => act({ action: 'mute', memberId, minutes: A_WHILE }, '已禁言')}
          />
          <Cell label="本场禁言" onPress={() => act({ action: 'mute', memberId }, '已禁言')} />
          <Cell label="解除禁言" onPress={() => act({ action: 'unmute', memberId }, '已解除')} />
        </Cells>
      </Stack>
    </Sheet>
  );
}
