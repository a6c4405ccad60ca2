/** What one of the staff does with an order: the words for it, the pieces, or where to. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { OrderDeskAction, OrderDeskView, RefundQuote } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { formatFen } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { regionText } from '@/domain/address/text';
import { RegionSheet } from '@/domain/region/RegionSheet';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { Item } from '@/ui/kit/Item';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';

interface ActSheetProps {
  doing: OrderDeskAction | undefined;
  view: OrderDeskView;
  onClose: () => void;
  onDone: (view: OrderDeskView) => void;
  /** Somebody was faster: the order is another one by now. */
  onStale: () => void;
}

const SHEETS: Readonly<
  Record<OrderDeskAction, { title: string; label: string; hint: string; yes: string; most: number }>
> = {
  cancel: { title: '关闭订单', label: '原因', hint: '买家会看到', yes: '关闭订单', most: 40 },
  refund: { title: '退款', label: '原因', hint: '复核的同事会看到', yes: '发起退款', most: 100 },
  address: { title: '改收货地址', label: '', hint: '', yes: '保存', most: 0 },
  note: { title: '写备注', label: '备注', hint: '只有同事看得到', yes: '保存', most: 200 },
  notify: { title: '通知买家', label: '内容', hint: '会进买家的消息', yes: '发送', most: 200 },
};

const CONFLICT = 409;

export function ActSheet({ doing, view, onClose, onDone, onStale }: ActSheetProps): ReactElement {
  const { feedback } = useStores();
  const [last, setLast] = useState<OrderDeskAction>('note');
  const [text, setText] = useState('');
  const [pieces, setPieces] = useState<Record<string, number>>({});
  const [place, setPlace] = useState({ name: '', mobile: '', regionCode: '', region: '', detail: '' });
  useEffect(() => {
    if (!doing) return;
    setLast(doing);
    setText('');
  }, [doing]);
  const { id } = view.order.card;
  const lines = Object.entries(pieces)
    .filter(([, qty]) => qty > 0)
    .map(([lineId, qty]) => ({ lineId, qty }));
  const words = text.trim();
  const ready: Readonly<Record<OrderDeskAction, boolean>> = {
    cancel: words !== '',
    refund: words !== '' && lines.length > 0,
    address: [place.name, place.mobile, place.regionCode, place.detail].every((value) => value.trim() !== ''),
    note: words !== '',
    notify: words !== '',
  };
  const act = useAction(async () => {
    const { region: _region, ...to } = place;
    const ways: Readonly<Record<OrderDeskAction, () => Promise<OrderDeskView>>> = {
      cancel: () => call('orderDesk.cancel', { id, reason: words }),
      refund: () => call('orderDesk.refund', { id, lines, reason: words }),
      address: () => call('orderDesk.address', { id, ...to }),
      note: () => call('orderDesk.note', { id, text: words }),
      notify: () => call('orderDesk.notify', { id, text: words }),
    };
    try {
      onDone(await ways[last]());
      setPieces({});
      feedback.toast(last === 'refund' ? '已发起退款' : '已完成');
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === CONFLICT)) throw error;
      feedback.toast(error.message);
      onStale();
    }
  });
  const { title, label, hint, yes, most } = SHEETS[last];
  return (
    <Sheet
      open={doing !== undefined}
      title={title}
      onClose={onClose}
      footer={
        <Button block size="l" busy={act.pending && '提交中'} disabled={!ready[last]} onPress={() => void act.run()}>
          {yes}
        </Button>
      }
    >
      <Stack gap={12}>
        <Slot>{last === 'refund' && <Pieces view={view} lines={lines} pieces={pieces} onChange={setPieces} />}</Slot>
        <Slot>
          {last === 'address' ? (
            <Place place={place} onChange={setPlace} />
          ) : (
            <TextArea label={label} placeholder={hint} maxLength={most} value={text} onInput={setText} />
          )}
        </Slot>
      </Stack>
    </Sheet>
  );
}

interface PiecesProps {
  view: OrderDeskView;
  lines: readonly { lineId: string; qty: number }[];
  pieces: Readonly<Record<string, number>>;
  onChange: (pieces: Record<string, number>) => void;
}

/** Which pieces, and what goes back with them. */
function Pieces({ view, lines, pieces, onChange }: PiecesProps): ReactElement {
  const { id } = view.order.card;
  const [quote, setQuote] = useState<RefundQuote>();
  const asked = JSON.stringify(lines);
  useEffect(() => {
    let stands = true;
    setQuote(undefined);
    const wanted = JSON.parse(asked) as { lineId: string; qty: number }[];
    if (wanted.length > 0)
      call('orderDesk.quote', { id, lines: wanted }).then(
        (found) => stands && setQuote(found),
        () => undefined,
      );
    return () => {
      stands = false;
    };
  }, [id, asked]);
  return (
    <View>
      {view.order.card.lines
        .filter((line) => !line.gift && line.returnedQty < line.qty)
        .map((line) => (
          <Item key={line.id} title={line.title} cut notes={[line.specText]}>
            <Stepper
              label={`${line.title} 件数`}
              value={pieces[line.id] ?? 0}
              min={0}
              max={line.qty - line.returnedQty}
              onChange={(qty) => onChange({ ...pieces, [line.id]: qty })}
            />
          </Item>
        ))}
      <Slot>
        {quote && (
          <Words size="body" block>
            {`退给买家 ¥${formatFen(quote.money)}`}
          </Words>
        )}
      </Slot>
    </View>
  );
}

interface Where {
  name: string;
  mobile: string;
  regionCode: string;
  region: string;
  detail: string;
}

function Place({ place, onChange }: { place: Where; onChange: (place: Where) => void }): ReactElement {
  const [choosing, setChoosing] = useState(false);
  const set = (part: Partial<Where>) => onChange({ ...place, ...part });
  return (
    <View>
      <TextField label="收货人" value={place.name} maxLength={20} onInput={(name) => set({ name })} />
      <TextField label="手机号" kind="tel" value={place.mobile} onInput={(mobile) => set({ mobile })} />
      <Field label="地区" onPress={() => setChoosing(true)}>
        <Words size="body" tone={place.region === '' ? 'muted' : 'soft'}>
          {place.region === '' ? '请选择' : place.region}
        </Words>
      </Field>
      <TextField label="详细地址" value={place.detail} maxLength={100} onInput={(detail) => set({ detail })} />
      <RegionSheet
        open={choosing}
        value={place.regionCode}
        onClose={() => setChoosing(false)}
        onPick={(region) => {
          set({ regionCode: region.code, region: regionText(region) });
          setChoosing(false);
        }}
      />
    </View>
  );
}
