/** The own clients, found by name, company or number. */
import type { ReactElement } from 'react';
import { useState } from 'react';
import type { ClientCard } from '@/contract';
import { call } from '@/core/api';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Sheet } from '@/ui/kit/Sheet';
import { useBlock } from '@/ui/shell';

interface ClientSheetProps {
  open: boolean;
  onClose: () => void;
  onPick: (client: ClientCard) => void;
}

export function ClientSheet({ open, onClose, onPick }: ClientSheetProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  return (
    <Sheet open={open} title="选客户" onClose={onClose}>
      <SearchBox
        placeholder="姓名、单位、手机号"
        value={typed}
        onInput={setTyped}
        onSearch={() => setKeyword(typed.trim())}
      />
      {open && (
        <Found
          key={keyword}
          keyword={keyword}
          onPick={(client) => {
            onPick(client);
            onClose();
          }}
        />
      )}
    </Sheet>
  );
}

function Found({ keyword, onPick }: { keyword: string; onPick: (client: ClientCard) => void }): ReactElement {
  const page = useBlock(() => call('customer.index', keyword === '' ? {} : { keyword }), '', keyword);
  if (page?.list.length === 0) return <Empty title="没有找到客户" picture="search" />;
  return (
    <Cells>
      {(page?.list ?? []).map((client) => (
        <Cell key={client.id} label={client.name} note={client.company} onPress={() => onPick(client)}>
          {client.mobile}
        </Cell>
      ))}
    </Cells>
  );
}
