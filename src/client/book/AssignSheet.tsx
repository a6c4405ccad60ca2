/** 批量分配: a manager hands chosen clients to a colleague, one after the other; each says how it went. */
import { useState, type ReactElement } from 'react';
import type { ClientCard } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Tag } from '@/ui/kit/Tag';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { PeopleCells } from '../PeopleCells';

interface AssignSheetProps {
  open: boolean;
  clients: readonly ClientCard[];
  onClose: () => void;
  onDone: () => void;
}

export function AssignSheet({ open, clients, onClose, onDone }: AssignSheetProps): ReactElement {
  const { feedback } = useStores();
  const [to, setTo] = useState('');
  const [results, setResults] = useState<Readonly<Record<string, string>>>({});
  const isOver = clients.length > 0 && clients.every(({ id }) => id in results);
  const close = () => {
    if (isOver) onDone();
    setResults({});
    setTo('');
    onClose();
  };
  const run = useAction(async () => {
    if (to === '') return void feedback.toast('请选择接手的同事');
    for (const { id } of clients) {
      if (results[id] === '已分配') continue;
      const said = await call(
        'customer.apply',
        { clientId: id, kind: 'transfer', toEmployeeId: to },
        { hide: true },
      ).then(
        () => '已分配',
        (error: unknown) => (error instanceof Error ? error.message : '没有成功'),
      );
      setResults((was) => ({ ...was, [id]: said }));
    }
  });
  return (
    <Sheet
      open={open}
      title={`分配 ${clients.length} 位客户`}
      closable={!run.pending}
      onClose={close}
      footer={
        isOver ? (
          <Button block size="l" onPress={close}>
            完成
          </Button>
        ) : (
          <Button block size="l" busy={run.pending && '分配中'} onPress={run.run}>
            开始分配
          </Button>
        )
      }
    >
      <Note block>接手的同事</Note>
      <PeopleCells chosen={to} onChoose={setTo} />
      <Note block>客户</Note>
      <Cells>
        {clients.map(({ id, name }) => {
          const said = results[id];
          return (
            <Cell key={id} label={name}>
              {said && <Tag tone={said === '已分配' ? 'success' : 'danger'}>{said}</Tag>}
            </Cell>
          );
        })}
      </Cells>
    </Sheet>
  );
}
