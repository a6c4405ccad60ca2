/** One quote as its seller sees it: what it says, who has looked at it, and the next step. */
import { useState, type ReactElement } from 'react';
import type { QuoteDetail } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, useOffer } from '@/ui/shell';
import { DeskAction, isOut } from './DeskAction';
import { DeskSheets, type Opened } from './DeskSheets';
import { QuoteBody } from './QuoteBody';
import { useQuote } from './useQuote';

const coverOf = ({ lines }: QuoteDetail): string => lines.find(({ cover }) => cover !== '')?.cover ?? '';

const offerOf = (quote: QuoteDetail) => ({
  title: quote.card.title,
  desc: `合计 ${formatYuan(quote.total)}`,
  pic: coverOf(quote),
  url: quote.url,
});

export function QuoteDesk({ id }: { id: string }): ReactElement {
  const desk = useQuote(id);
  const { state, quote, step } = desk;
  const [opened, setOpened] = useState<Opened>();
  useOffer(quote && isOut(quote) ? offerOf(quote) : undefined);
  return (
    <Page
      state={state}
      right={quote && <IconButton icon="more" label="更多" onPress={() => setOpened('more')} />}
      action={
        quote && (
          <DeskAction
            quote={quote}
            step={step}
            onSent={() => setOpened('share')}
            onExtend={() => setOpened('extend')}
          />
        )
      }
      overlay={
        quote && (
          <DeskSheets
            {...{ quote, opened, desk }}
            maxDays={state.data?.limits.maxDays ?? 0}
            onOpen={setOpened}
            onMoved={(moved) => state.data && state.set({ ...state.data, quote: moved })}
          />
        )
      }
    >
      {({ quote: shown }) => shown && <QuoteBody quote={shown} />}
    </Page>
  );
}
