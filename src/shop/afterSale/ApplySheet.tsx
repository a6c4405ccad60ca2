/** 申请售后: which pieces, which way, why, pictures - and what comes back, told before it is sent. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { AfterSaleWay, OrderDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { SALE_WAY } from '@/domain/order/labels';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Item } from '@/ui/kit/Item';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { Thumb } from '@/ui/kit/Thumb';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { PhotoField } from '@/domain/photo/PhotoField';
import { QuoteCard } from './QuoteCard';
import { useQuote } from './useQuote';
import { DAMAGE, SALE_REASONS } from './labels';
import styles from './ApplySheet.module.scss';

interface ApplySheetProps {
  order: OrderDetail;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

const WAYS: readonly AfterSaleWay[] = ['refund', 'return', 'exchange'];

export function ApplySheet({ order, open, onClose, onDone }: ApplySheetProps): ReactElement {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const [way, setWay] = useState<AfterSaleWay>('refund');
  const [reason, setReason] = useState<string>(SALE_REASONS[0]);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<string[]>([]);
  const { picked, setPicked, mostOf, picks } = usePicks(order, open, way);
  const { quote, error } = useQuote(order.card.id, open && way !== 'exchange' ? picks : [], way);
  const ways = WAYS.filter((one) => one === 'refund' || order.returnable.some(({ sent }) => sent > 0));
  const needsPhoto = reason === DAMAGE && photos.length === 0;

  const apply = useAction(async () => {
    await askNotice('service');
    await call('memberOrder.returnApply', {
      orderId: order.card.id,
      lines: picks,
      way,
      reason,
      ...(note.trim() ? { note: note.trim() } : {}),
      photos,
    });
    feedback.toast('售后申请已提交');
    setPicked({});
    setNote('');
    setPhotos([]);
    onDone();
    onClose();
  });
  return (
    <Sheet
      open={open}
      title="申请售后"
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          busy={apply.pending && '提交中'}
          disabled={picks.length === 0 || needsPhoto || error !== undefined}
          onPress={() => void apply.run()}
        >
          {needsPhoto ? '破损少件请上传照片' : '提交申请'}
        </Button>
      }
    >
      <Text className={styles.label}>退哪几件</Text>
      <View className={styles.lines}>
        {order.returnable.map(({ lineId }) => {
          const line = order.card.lines.find((one) => one.id === lineId);
          const most = mostOf(lineId);
          if (!line || most === 0) return null;
          const qty = Math.min(picked[lineId] ?? 0, most);
          return (
            <Returned
              key={lineId}
              line={line}
              qty={qty}
              most={most}
              onChange={(value) => setPicked({ ...picked, [lineId]: value })}
            />
          );
        })}
      </View>
      <Text className={styles.label}>怎么处理</Text>
      <Choice label="处理方式" items={ways} current={way} textOf={(one) => SALE_WAY[one]} onChoose={setWay} />
      <Text className={styles.label}>原因</Text>
      <Choice label="售后原因" items={SALE_REASONS} current={reason} textOf={(one) => one} onChoose={setReason} />
      <View className={styles.gap} />
      <TextArea label="补充说明" value={note} onInput={setNote} maxLength={200} rows={2} placeholder="说说具体情况" />
      <PhotoField label="照片凭证" scene="afterSale" value={photos} onChange={setPhotos} />
      <View>
        {way === 'exchange' ? <Exchange /> : <QuoteCard quote={quote} error={error} empty={picks.length === 0} />}
      </View>
    </Sheet>
  );
}

const Exchange = (): ReactElement => (
  <Words size="sub" tone="soft" block className={styles.note}>
    寄回后为你换同款商品，不涉及退款；库存不足时客服会联系你。
  </Words>
);

/** Which pieces are chosen, and how many of a line may be; the only line is chosen at once. */
function usePicks(order: OrderDetail, open: boolean, way: AfterSaleWay) {
  const [picked, setPicked] = useState<Readonly<Record<string, number>>>({});
  const { returnable } = order;
  const only = returnable.length === 1 ? returnable[0] : undefined;
  const mostOf = (lineId: string) => {
    const found = returnable.find((one) => one.lineId === lineId);
    if (!found) return 0;
    return way === 'refund' ? found.sent + found.unsent : found.sent;
  };
  const onlyId = only?.lineId;
  useEffect(() => {
    if (open && onlyId) setPicked((now) => (now[onlyId] ? now : { [onlyId]: 1 }));
  }, [open, onlyId]);
  const picks = Object.entries(picked)
    .map(([lineId, qty]) => ({ lineId, qty: Math.min(qty, mostOf(lineId)) }))
    .filter(({ qty }) => qty > 0);
  return { picked, setPicked, mostOf, picks };
}

interface ReturnedProps {
  line: OrderDetail['card']['lines'][number];
  qty: number;
  most: number;
  onChange: (qty: number) => void;
}
/** A line of the order, and how many of its pieces come back. */
function Returned({ line, qty, most, onChange }: ReturnedProps) {
  return (
    <Item
      className={styles.line}
      leading={
        <>
          <Check label={line.title} checked={qty > 0} onChange={(on) => onChange(on ? 1 : 0)} />
          <Thumb src={line.cover} size={48} />
        </>
      }
      title={line.title}
      step="sub"
      cut
      notes={[`${line.specText} · 可退 ${most} 件`]}
    >
      {qty > 0 && most > 1 && <Stepper label={`${line.title}数量`} value={qty} max={most} onChange={onChange} />}
    </Item>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  items: readonly T[];
  current: string;
  textOf: (one: T) => string;
  onChoose: (one: T) => void;
}
function Choice<T extends string>({ label, items, current, textOf, onChoose }: ChoiceProps<T>) {
  return (
    <ChipGroup label={label} role="radiogroup">
      {items.map((one) => (
        <Chip key={one} role="radio" selected={one === current} onPress={() => onChoose(one)}>
          {textOf(one)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
