/** What opens over a quote at the desk: its other steps, the ways to its client, and more days. */
import type { ReactElement } from 'react';
import type { QuoteDetail } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { QrSheet } from '@/domain/poster/QrSheet';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { isOut } from './DeskAction';
import { ExtendSheet } from './ExtendSheet';
import type { QuoteAtDesk } from './useQuote';

export type Opened = 'more' | 'share' | 'code' | 'extend' | undefined;

interface DeskSheetsProps {
  quote: QuoteDetail;
  maxDays: number;
  opened: Opened;
  onOpen: (opened: Opened) => void;
  desk: QuoteAtDesk;
  onMoved: (quote: QuoteDetail) => void;
}

export function DeskSheets({ quote, maxDays, opened, onOpen, desk, onMoved }: DeskSheetsProps): ReactElement {
  const { step, paper, copyLink } = desk;
  const close = () => onOpen(undefined);
  const may = (what: QuoteDetail['can'][number]) => quote.can.includes(what);
  return (
    <>
      <Sheet open={opened === 'more'} title="更多" onClose={close}>
        <Cells>
          <Cell label="打开 PDF" onPress={() => void paper.run()} />
          {isOut(quote) && <Cell label="发给客户" onPress={() => onOpen('share')} />}
          {may('extend') && <Cell label="续期" onPress={() => onOpen('extend')} />}
          {may('copy') && <Cell label="复制一份" onPress={() => void step.run('copy')} />}
          {may('void') && <Cell label="作废" onPress={() => void step.run('void').then((ok) => ok && close())} />}
        </Cells>
      </Sheet>
      <Sheet open={opened === 'share'} title="发给客户" onClose={close}>
        <Note block>客户登录后就能看，第一次打开时会告诉你。</Note>
        <Cells>
          <Cell label="复制链接" act="复制" onPress={() => void copyLink.run()} />
          <Cell label="二维码" note="当面扫，或存下来发" onPress={() => onOpen('code')} />
          <Cell label="PDF 文件" onPress={() => void paper.run()} />
        </Cells>
      </Sheet>
      <QrSheet
        open={opened === 'code'}
        onClose={close}
        title={quote.card.title}
        text={quote.url}
        note={`合计 ${formatYuan(quote.total)}，扫码查看`}
      />
      <ExtendSheet quote={opened === 'extend' ? quote : undefined} maxDays={maxDays} onClose={close} onDone={onMoved} />
    </>
  );
}
