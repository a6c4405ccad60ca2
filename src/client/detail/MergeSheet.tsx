/** 合并重复客户: two side by side, the better of both is kept; undone within seven days. */
import { useState, type ReactElement } from 'react';
import type { ClientDetail, ClientForm, MergedField } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Empty } from '@/ui/kit/Empty';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { fieldText } from '../form/fields';
import { SideChoice } from '../form/SideChoice';

const FIELDS: readonly (MergedField & keyof ClientForm)[] = [
  'name',
  'mobile',
  'level',
  'stage',
  'company',
  'title',
  'birthday',
  'address',
  'wechat',
  'tags',
  'budget',
  'remark',
];

/** Where both say something else: what only one of them says is kept anyway. */
const choicesOf = (one: ClientForm, two: ClientForm): readonly (MergedField & keyof ClientForm)[] =>
  FIELDS.filter((field) => {
    const [here, there] = [fieldText(one, field), fieldText(two, field)];
    return here !== '' && there !== '' && here !== there;
  });

interface MergeSheetProps {
  client: ClientDetail;
  open: boolean;
  onClose: () => void;
  onMerged: (client: ClientDetail) => void;
}

export function MergeSheet({ client, open, onClose, onMerged }: MergeSheetProps): ReactElement {
  const { feedback } = useStores();
  const { id } = client.card;
  const found = useBlock(() => call('customer.duplicates', { id }), id);
  const [otherId, setOther] = useState<string>();
  const [take, setTake] = useState<readonly MergedField[]>([]);
  const other = found?.others.find(({ card }) => card.id === otherId);
  const own = found?.client;
  const differing = own && other ? choicesOf(own.form, other.form) : [];
  const merge = useAction(async () => {
    if (!own || !other) return;
    const yes = await feedback.confirm({
      title: `把 ${other.card.name} 合并进来？`,
      text: '记录、报价和计划都归到这位客户，七天内可以撤销。',
      yes: '合并',
    });
    if (!yes) return;
    const merged = await call('customer.merge', {
      keptId: id,
      goneId: other.card.id,
      take: [...take],
      keptRev: own.rev,
      goneRev: other.rev,
    });
    onClose();
    onMerged(merged);
    feedback.toast('已合并，七天内可在资料里撤销');
  });
  return (
    <Sheet
      open={open}
      title="合并重复客户"
      closable={!merge.pending}
      onClose={onClose}
      footer={
        other && (
          <Button block size="l" busy={merge.pending && '合并中'} onPress={merge.run}>
            合并
          </Button>
        )
      }
    >
      {found?.others.length === 0 && (
        <Empty picture="search" title="没有找到相像的客户" text="同名、同号码或同微信的会在这里" />
      )}
      {!other && (
        <Cells>
          {(found?.others ?? []).map(({ card }) => (
            <Cell
              key={card.id}
              label={card.name}
              note={`${card.mobile}　${card.owner}`}
              onPress={() => setOther(card.id)}
            >
              对照
            </Cell>
          ))}
        </Cells>
      )}
      {own && other && (
        <>
          <Note block>每一项留哪一个；只有一边填过的都会留下。</Note>
          {differing.map((field) => (
            <SideChoice
              key={field}
              field={field}
              one={own.form}
              other={other.form}
              taken={take.includes(field)}
              onTake={(on) => setTake((was) => (on ? [...was, field] : was.filter((one) => one !== field)))}
            />
          ))}
        </>
      )}
    </Sheet>
  );
}
