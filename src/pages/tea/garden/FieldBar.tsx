/** The short way to a tree: one of those that are free, as the filter leaves them, is chosen for who cannot decide. */
import type { ReactElement } from 'react';
import type { DataOf, TeaTree } from '@/contract';
import { call } from '@/core/api';
import { figure, shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { asked, type TreeFilter } from './filter';

interface FieldBarProps {
  data: DataOf<'tea.fieldView'>;
  filter: TreeFilter;
  onOpen: (tree: TeaTree) => void;
}

export function FieldBar({ data: { field, plans }, filter, onOpen }: FieldBarProps): ReactElement {
  const { feedback } = useStores();
  const [least] = plans.filter(({ left }) => left > 0).sort((one, other) => one.price - other.price);
  const choose = useAction(async () => {
    const { list } = await call('tea.fieldTrees', { id: field.id, ...asked({ ...filter, free: true }), page: 1 });
    const tree = list[Math.floor(Math.random() * list.length)];
    return tree ? onOpen(tree) : feedback.toast('没有这样的空树，换个条件看看');
  });
  return (
    <Stack row grow align="center" justify="between" gap={12}>
      <Stack shrink>
        {least && <Words size="name" figures>{`${least.name} ${shortYuan(least.price)} 起`}</Words>}
        <Note>{`余 ${figure(field.treesFree)} 棵`}</Note>
      </Stack>
      <Button size="l" icon="tree" busy={choose.pending} onPress={() => void choose.run()}>
        替我挑一棵
      </Button>
    </Stack>
  );
}
