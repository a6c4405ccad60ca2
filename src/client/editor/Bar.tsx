/** What the quote comes to and how far that may go, over the two ways to leave it. */
import type { ReactElement } from 'react';
import { zoneOfAll, type Zone } from '@/contract/quote/money';
import { useStores } from '@/core/stores';
import { replace } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { stepBefore, sumsOf, type Draft } from './draft';
import type { Editor } from './useEditor';

const WORDS: Readonly<Record<Zone, string>> = { free: '在你的权限内', review: '将提交主管审批', floor: '' };

interface BarProps {
  draft: Draft;
  zones: readonly Zone[];
  editor: Editor;
  /** Nothing is kept for nobody. */
  onNobody: () => void;
}

export function Bar({ draft, zones, editor: { saveNow, submit }, onNobody }: BarProps): ReactElement {
  const { feedback } = useStores();
  const zone = zoneOfAll(zones);
  const before = stepBefore(draft, zones);
  const keep = async () => {
    if (draft.clientId === '') return onNobody();
    if (await saveNow.run()) feedback.toast('已存草稿');
  };
  const handIn = () =>
    submit.run(async ({ card }) => {
      feedback.toast(card.status === 'approved' ? '在权限内，可以发送' : '已提交主管审批');
      await replace('/client/pages/quote', { id: card.id });
    });
  return (
    <Stack grow gap={8}>
      <Stack row justify="between" align="baseline">
        <Words size="sub" tone={zone === 'free' ? 'muted' : zone === 'review' ? 'warn' : 'danger'}>
          {zone === 'floor' ? `第 ${zones.indexOf('floor') + 1} 行低于底价` : WORDS[zone]}
        </Words>
        <Price fen={sumsOf(draft).total} size="m" exact tone="ink" />
      </Stack>
      <Stack row gap={12}>
        <Button grow tone="line" size="l" busy={saveNow.pending && '保存中'} onPress={() => void keep()}>
          存草稿
        </Button>
        <Button
          size="l"
          grow
          busy={submit.pending && '提交中'}
          disabled={before !== undefined}
          onPress={() => void handIn()}
        >
          {before ?? (zone === 'review' ? '提交审批' : '提交')}
        </Button>
      </Stack>
    </Stack>
  );
}
