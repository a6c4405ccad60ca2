/** One line of a round: let it wait, call for it, serve it, or give it back with a reason. */
import { useState } from 'react';
import type { TableOrder } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { PhotoField } from '@/domain/photo/PhotoField';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import type { Line } from './RoundCard';
import type { BillActs } from './useBillActs';

const REASONS = {
  dish: ['上错', '等太久', '味道不对', '点多了'],
  home: ['买多了', '想换一款', '不带了'],
  parcel: ['不寄了', '破损少件', '质量问题', '与描述不符', '买多了'],
  gone: ['破损少件', '质量问题', '与描述不符', '买多了'],
} as const;

interface LineSheetProps {
  order: TableOrder | undefined;
  line: Line | undefined;
  staff: boolean;
  acts: BillActs;
  onClose: () => void;
  onDone: () => void;
}

export function LineSheet({ order, line, staff, acts, onClose, onDone }: LineSheetProps) {
  const { feedback } = useStores();
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const [qty, setQty] = useState(1);
  const giveBack = useAction(async () => {
    if (!order || !line) return;
    if (reason.trim() === '') return void feedback.toast('选一个原因');
    const [photo] = photos;
    const about = { orderId: order.id, lineId: line.id, qty, reason: reason.trim() };
    await call('scanCode.returnApply', { ...about, ...(photo ? { photo } : {}) });
    feedback.toast(line.home ? '已申请退货，店员马上处理' : '已申请退菜，店员马上处理');
    setReason('');
    setPhotos([]);
    onDone();
  });
  const act = (action: 'hold' | 'fire' | 'serve' | 'unserve') => {
    if (order && line) acts.act(action, { orderId: order.id, lineIds: [line.id] });
    onClose();
  };
  const left = line ? line.qty - line.returned : 0;
  const isOpen = line?.status === 'pending' || line?.status === 'making';
  const home = line?.home;
  const isGone =
    home !== undefined && (home.orderId !== undefined || (home.way === 'desk' && line?.status === 'served'));
  const canReturn = line !== undefined && left > 0 && (line.status === 'making' || line.status === 'served');
  const parcelId = home?.orderId;
  const reasons = isGone ? (parcelId ? 'parcel' : 'gone') : home ? 'home' : 'dish';
  return (
    <Sheet
      open={line !== undefined}
      title={line ? `${line.title} ×${line.qty}` : ''}
      onClose={onClose}
      footer={
        canReturn && (
          <Button block size="l" busy={giveBack.pending} onPress={() => void giveBack.run()}>
            {home ? '申请退货' : '申请退菜'}
          </Button>
        )
      }
    >
      {home?.address && <Note block>{`寄到 ${home.address}`}</Note>}
      {parcelId && (
        <Cells>
          <Cell label="看寄送的订单" role="link" onPress={() => go('/shop/pages/order/detail', { id: parcelId })} />
        </Cells>
      )}
      {line && home && staff && home.way === 'desk' && (
        <Cells>
          {line.status === 'making' && <Cell label="已交付" note="客人在柜台拿到了" onPress={() => act('serve')} />}
          {line.status === 'served' && <Cell label="撤销交付" onPress={() => act('unserve')} />}
        </Cells>
      )}
      {line && !home && (isOpen || staff) && (
        <Cells>
          {isOpen && !line.held && <Cell label="缓上" note="先别做，想要时再叫" onPress={() => act('hold')} />}
          {isOpen && line.held && <Cell label="叫起" note="现在开始做" onPress={() => act('fire')} />}
          {staff && line.status === 'making' && <Cell label="上菜" onPress={() => act('serve')} />}
          {staff && line.status === 'served' && <Cell label="撤销上菜" onPress={() => act('unserve')} />}
        </Cells>
      )}
      {canReturn && (
        <Stack gap={12}>
          {isGone && <HowBack isParcel={parcelId !== undefined} />}
          <ChipGroup label="退菜原因" role="radiogroup">
            {REASONS[reasons].map((word) => (
              <Chip key={word} role="radio" selected={reason === word} onPress={() => setReason(word)}>
                {word}
              </Chip>
            ))}
          </ChipGroup>
          <TextField label="原因" value={reason} maxLength={60} onInput={setReason} />
          {left > 1 && <Stepper value={Math.min(qty, left)} max={left} label="退几份" onChange={setQty} />}
          <PhotoField label="照片" value={photos} onChange={setPhotos} scene="table" most={1} />
        </Stack>
      )}
    </Sheet>
  );
}

/** What becomes of tea that is no longer at the table. */
const HowBack = ({ isParcel }: { isParcel: boolean }) => (
  <Note block>
    {`${isParcel ? '还没打包的直接取消寄送；已寄出的退回门店后退款' : '退回门店后退款'}，钱回到付这张账单的人。破损少件请在 48 小时内拍照申请。`}
  </Note>
);
