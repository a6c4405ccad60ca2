/** /client/pages/clientmangent: the client book - what today asks for, four scopes, search and filters, a manager's handing on. */
import { useState } from 'react';
import { open } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Tabs } from '@/ui/kit/Tabs';
import { later, Page } from '@/ui/shell';
import { BookAction } from '../book/BookAction';
import { BookList } from '../book/BookList';
import { BookTools } from '../book/BookTools';
import { Head } from '../book/Head';
import { SCOPES, useBook } from '../book/useBook';

const FilterSheet = later(() => import('../book/FilterSheet').then(({ FilterSheet: part }) => part));
const AssignSheet = later(() => import('../book/AssignSheet').then(({ AssignSheet: part }) => part));

const HANDBOOK = '/site/pages/single_detail?code=SALES_TEAM';

export default function ClientBookPage() {
  const book = useBook();
  const { home, list, scope, due, assign } = book;
  const [filtering, setFiltering] = useState(false);
  const leads = home.data?.leads ?? false;
  const scopes = SCOPES.filter(({ id }) => id !== 'team' || leads).map(({ id, label }) => {
    const count = home.data?.counts.find(({ key }) => key === id)?.value;
    return { id, label, ...(count !== undefined && { count: Number(count) }) };
  });
  const change = (id: typeof scope) => {
    assign.end();
    book.setScope(id);
  };
  return (
    <Page
      state={home}
      right={<BarLink word="话术手册" onPress={() => void open(HANDBOOK)} />}
      action={<BookAction assign={assign} mayAssign={leads && (scope === 'team' || scope === 'pool')} />}
      overlay={
        <>
          <FilterSheet
            open={filtering}
            facets={list.head?.facets ?? []}
            chosen={book.chosen}
            sort={book.sort}
            onChoose={book.narrow}
            onSort={book.setSort}
            onReset={book.reset}
            onClose={() => setFiltering(false)}
          />
          <AssignSheet
            open={assign.open}
            clients={assign.chosen ?? []}
            onClose={assign.close}
            onDone={() => {
              assign.end();
              book.refresh();
            }}
          />
        </>
      }
    >
      {(data) => (
        <>
          <Head home={data} onDue={() => book.setDue(!due)} />
          <Tabs label="客户范围" items={scopes} current={scope} onChange={change} />
          <BookTools book={book} onFilter={() => setFiltering(true)} />
          <BookList book={book} />
        </>
      )}
    </Page>
  );
}
