/** What a client's page opens over itself: what else can be done, the stage, handing on, merging. */
import type { ReactElement } from 'react';
import type { ClientDetail, ClientForm } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { later } from '@/ui/shell';
import { STAGES } from '../words';
import type { Hand } from './HandSheet';
import type { DetailSheet } from './useClient';

const WriteSheet = later(() => import('@/domain/staff/WriteSheet').then(({ WriteSheet: part }) => part));
const HandSheet = later(() => import('./HandSheet').then(({ HandSheet: part }) => part));
const MergeSheet = later(() => import('./MergeSheet').then(({ MergeSheet: part }) => part));

const MORE: readonly {
  sheet: Exclude<DetailSheet, 'more' | 'tell'>;
  label: string;
  right: ClientDetail['can'][number];
}[] = [
  { sheet: 'stage', label: '改阶段', right: 'edit' },
  { sheet: 'share', label: '共享给同事', right: 'share' },
  { sheet: 'transfer', label: '转移', right: 'transfer' },
  { sheet: 'merge', label: '合并重复客户', right: 'merge' },
  { sheet: 'release', label: '放入公海', right: 'release' },
];
const HANDS: readonly string[] = ['release', 'transfer', 'share'];

interface SheetsProps {
  client: ClientDetail;
  sheet: DetailSheet | undefined;
  onShow: (sheet: DetailSheet) => void;
  onClose: () => void;
  onStage: (stage: ClientForm['stage']) => void;
  onChanged: () => void;
  onFresh: (client: ClientDetail) => void;
}

export function Sheets(props: SheetsProps): ReactElement {
  const { client, sheet, onShow, onClose, onStage, onChanged, onFresh } = props;
  const { feedback } = useStores();
  const { id, name, stage: present } = client.card;
  const tell = async (text: string) => {
    onFresh(await call('customer.tell', { id, text }));
    feedback.toast('已发送');
    onClose();
  };
  return (
    <>
      <Sheet open={sheet === 'more'} title="更多" onClose={onClose}>
        <Cells>
          {MORE.filter(({ right }) => client.can.includes(right)).map(({ sheet: next, label }) => (
            <Cell key={next} label={label} onPress={() => onShow(next)} />
          ))}
        </Cells>
      </Sheet>
      <Sheet open={sheet === 'stage'} title="改阶段" onClose={onClose}>
        <Cells>
          {STAGES.map(([stage, label]) => (
            <Cell
              key={stage}
              label={label}
              role="radio"
              checked={present === stage}
              arrow={false}
              onPress={() => onStage(stage)}
            >
              {present === stage ? '现在' : ''}
            </Cell>
          ))}
        </Cells>
      </Sheet>
      <HandSheet
        client={client}
        hand={HANDS.includes(sheet ?? '') ? (sheet as Hand) : undefined}
        onClose={onClose}
        onDone={onChanged}
      />
      <WriteSheet
        open={sheet === 'tell'}
        title={`发消息给${name}`}
        label="内容"
        placeholder="会出现在对方的消息里"
        note="对方会看到你的名字，回复会进和你的会话。"
        yes="发送"
        onSend={tell}
        onClose={onClose}
      />
      {client.can.includes('merge') && (
        <MergeSheet client={client} open={sheet === 'merge'} onClose={onClose} onMerged={onFresh} />
      )}
    </>
  );
}
