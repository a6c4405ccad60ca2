/** One ticket, and what may still be said in it. */
import { useState, type ReactElement } from 'react';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData } from '@/ui/shell';
import { RateSheet } from './RateSheet';
import { SaySheet } from './SaySheet';
import { Ticket } from './Ticket';

export function TicketPage({ id }: { id: string }): ReactElement {
  const state = usePageData(async () => (await call('tea.feedback', { id })).list[0], [id]);
  const [sheet, setSheet] = useState<'more' | 'escalate' | 'rate'>();
  const ticket = state.data;
  const close = () => setSheet(undefined);
  const taken = (next: typeof ticket) => {
    state.set(next);
    close();
  };
  const answered = ticket?.replies.some(({ mine }) => !mine) ?? false;
  const open = ticket !== undefined && ticket.status !== 'closed';
  const rateable = answered && ticket?.score === undefined;
  return (
    <Page
      state={state}
      skeleton="article"
      title="反馈详情"
      action={
        open || rateable ? (
          <>
            {open && !ticket.escalated && (
              <Button grow tone="quiet" onPress={() => setSheet('escalate')}>
                投诉升级
              </Button>
            )}
            {open && (
              <Button grow tone={rateable ? 'line' : 'primary'} onPress={() => setSheet('more')}>
                补充说明
              </Button>
            )}
            {rateable && (
              <Button grow onPress={() => setSheet('rate')}>
                {open ? '已解决' : '评分'}
              </Button>
            )}
          </>
        ) : undefined
      }
      overlay={
        ticket && (
          <>
            <SaySheet ticket={ticket} as={sheet === 'rate' ? undefined : sheet} onClose={close} onSaid={taken} />
            <RateSheet ticket={ticket} open={sheet === 'rate'} onClose={close} onRated={taken} />
          </>
        )
      }
    >
      {(shown) => shown && <Ticket ticket={shown} />}
    </Page>
  );
}
