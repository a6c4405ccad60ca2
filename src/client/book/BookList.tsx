/** The clients of a scope. */
import type { ReactElement } from 'react';
import type { ClientCard } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Empty } from '@/ui/kit/Empty';
import { List, useAction } from '@/ui/shell';
import { useDial } from '../useDial';
import { ClientRow } from './ClientRow';
import { SCOPES, type useBook } from './useBook';

interface BookListProps {
  book: ReturnType<typeof useBook>;
}

export function BookList({ book }: BookListProps): ReactElement {
  const { clock, feedback } = useStores();
  const { list, scope, home } = book;
  const { toggle } = book.assign;
  const dial = useDial();
  const claim = useAction(async ({ id, name }: ClientCard) => {
    await call('customer.apply', { clientId: id, kind: 'claim' });
    feedback.toast(`已领取 ${name}`);
    list.patch((row) => (row.id === id ? undefined : row));
    void home.reload();
  });
  const inPool = scope === 'pool';
  const { title, empty, text } = SCOPES.find(({ id }) => id === scope) ?? SCOPES[0];
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      chunkClass="chunk-card chunk-next"
      render={(card) => (
        <ClientRow
          card={card}
          now={clock.now()}
          onPress={() => (card.chosen !== undefined ? toggle(card) : void go('/client/pages/client', { id: card.id }))}
          onCall={inPool ? undefined : () => void dial.run(card)}
          onClaim={inPool ? () => void claim.run(card) : undefined}
        />
      )}
      empty={
        book.isNarrowed ? (
          <Empty
            picture="search"
            title="没有符合的客户"
            text={`换个词或条件，再看${title}`}
            button="清除条件"
            onPress={book.reset}
          />
        ) : (
          <Empty title={empty} text={text} />
        )
      }
    />
  );
}
