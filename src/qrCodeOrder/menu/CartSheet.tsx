/** The cart before it goes to the kitchen: lines by who added them, what vanished, a word for the kitchen, and the round. */
import { View } from '@tarojs/components';
import type { SeatLine, UserBrief } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Item } from '@/ui/kit/Item';
import { Notice } from '@/ui/kit/Notice';
import { Price } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import { Rows } from '@/ui/shell';
import { byPerson } from '../seat/taps';
import type { Menu, Repriced } from './useMenu';
import styles from './CartSheet.module.scss';

const NOTE_MAX = 30;

interface CartSheetProps {
  open: boolean;
  menu: Menu;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
  onOrder: () => void;
}

/** 壶，加桂花，少糖. */
export const lineWords = ({ specText, feeding, note }: Pick<SeatLine, 'specText' | 'feeding' | 'note'>): string =>
  [specText, ...feeding.map(({ label }) => `加${label}`), note].filter((word) => word !== '').join('，');

export function CartSheet({ open, menu, note, onNote, onClose, onOrder }: CartSheetProps) {
  const { feedback } = useStores();
  const { cart, meId, home, nextRound, order, repriced } = menu;
  const lines = cart.cart?.lines ?? [];
  const groups = byPerson(lines, meId);
  const off = new Set(home?.products.filter(({ soldOut }) => soldOut).map(({ id }) => id));
  // What is taken home is of the shelf, not of the kitchen.
  const isOut = ({ productId, home: way, soldOut = false }: SeatLine) =>
    soldOut || (way === undefined && off.has(productId));
  const lacking = lines.filter(isOut);
  const others = othersIn(lines, repriced);
  const silent = home?.session.members.filter(({ id }) => !groups.some(({ by }) => by.id === id)) ?? [];
  const clear = async () => {
    const question = { title: '清空我点的？', text: '同桌点的还在。', yes: '清空', no: '再想想' };
    if (await feedback.confirm(question)) void cart.clearMine();
  };
  const words = lacking[0]
    ? `先移除 ${lacking[0].title}`
    : cart.waiting > 0
      ? '连上网再下单'
      : orderWords(nextRound, others.length > 0);
  return (
    <Sheet
      open={open}
      title={`第 ${nextRound} 轮`}
      onClose={onClose}
      footer={
        <Stack gap={10} grow>
          <Stack row justify="between" align="end">
            <Stack>
              <Note>{`${cart.cart?.qty ?? 0} 件，会员折扣结账时减`}</Note>
              <Price fen={cart.cart?.total ?? 0} exact size="l" />
            </Stack>
            <Note>店员接单前可撤回</Note>
          </Stack>
          <Button
            block
            size="l"
            busy={order.pending}
            disabled={lines.length === 0 || (lacking.length === 0 && cart.waiting > 0)}
            onPress={() => (lacking.length > 0 ? lacking.forEach((line) => void cart.step(line, 0)) : onOrder())}
          >
            {words}
          </Button>
        </Stack>
      }
    >
      <Stack row justify="between" align="center">
        <Note>大家点的合成一单，谁都能下单</Note>
        {groups.some(({ by }) => by.id === meId) && (
          <Button size="s" tone="text" icon="trash" onPress={() => void clear()}>
            清空我的
          </Button>
        )}
      </Stack>
      <Prices lines={others} was={repriced} />
      {groups.map(({ by, lines: own }) => (
        <View key={by.id} className={styles.group}>
          <Head
            by={by}
            words={`${by.id === meId ? '我' : by.nickname}点的 ${own.reduce((sum, { qty }) => sum + qty, 0)} 件`}
          />
          <Rows
            rows={own}
            keyOf={({ id }) => id}
            render={(line) => <Line line={line} out={isOut(line)} onQty={(qty) => void cart.step(line, qty)} />}
          />
        </View>
      ))}
      {cart.gone.map((line) => (
        <Notice key={line.id} tone="warn" icon="refund" onClose={() => cart.forget(line.id)}>
          {`${line.title} ×${line.qty} 该菜品已被同桌删除`}
        </Notice>
      ))}
      {cart.gone
        .filter((line) => line.home === undefined)
        .map((line) => (
          <Button key={line.id} size="s" tone="line" onPress={() => void again(line)}>
            {`再加一份${line.title}`}
          </Button>
        ))}
      {silent.map((by) => (
        <Head key={by.id} by={by} words={`${by.id === meId ? '我' : by.nickname}还没点`} />
      ))}
      <TextArea label="给厨房留句话" value={note} onInput={onNote} maxLength={NOTE_MAX} rows={1} />
    </Sheet>
  );

  function again({ id, productId, specId, feeding, note: words }: SeatLine) {
    cart.forget(id);
    const extra = { ...(specId === undefined ? {} : { specId }), ...(words === '' ? {} : { note: words }) };
    return feeding.length === 0 && specId === undefined
      ? cart.add(productId)
      : cart.choose({ productId, qty: 1, ...(feeding.length > 0 ? { feeding } : {}), ...extra });
  }
}

const othersIn = (lines: readonly SeatLine[], was: Repriced): SeatLine[] =>
  lines.filter(({ id, price }) => was.has(id) && was.get(id) !== price);
const orderWords = (round: number, isOther: boolean): string => `${isOther ? '按新价' : ''}下第 ${round} 轮单`;

/** Old and new, before anybody confirms the new ones. */
const Prices = ({ lines, was }: { lines: readonly SeatLine[]; was: Repriced }) => (
  <>
    {lines.map(({ id, title, price }) => (
      <Notice key={id} tone="warn">
        {`${title} 价格有变：${formatYuan(was.get(id) ?? price)} → ${formatYuan(price)}`}
      </Notice>
    ))}
  </>
);

const Head = ({ by, words }: { by: UserBrief; words: string }) => (
  <View className={styles.head}>
    <Avatar src={by.avatar} name={by.nickname} size={24} />
    <Words size="sub" tone="soft">
      {words}
    </Words>
  </View>
);

function Line({ line, out, onQty }: { line: SeatLine; out: boolean; onQty: (qty: number) => void }) {
  return (
    <Item
      title={line.title}
      leading={<Thumb src={line.cover} size={56} stamp={out ? '已售罄' : undefined} />}
      notes={[out ? (line.home ? '店里货架不够了，先减几件' : '今日售罄，先移除') : lineWords(line)].filter(
        (text) => text !== '',
      )}
    >
      <Stack gap={4} align="end">
        <Price fen={line.price * line.qty} size="s" tone="ink" />
        <Stepper value={line.qty} min={0} max={out ? line.qty : 99} label={`${line.title}的份数`} onChange={onQty} />
      </Stack>
    </Item>
  );
}
