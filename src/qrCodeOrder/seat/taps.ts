/** Taps on the shared cart of a table: they wait in the phone's outbox, keep their order and are drawn before anybody has answered. */
import type { RequestOf, SeatCart, SeatLine, ScanProduct, UserBrief } from '@/contract';
import type { Kind, Waiting } from '@/core/outbox';

export type TapCall =
  | 'scanCode.insertCartItem'
  | 'scanCode.insertCartItemSpec'
  | 'scanCode.insertCartItemFeeding'
  | 'scanCode.insertItemByCart'
  | 'scanCode.deleteCartItem'
  | 'scanCode.cart';

/** What a tap may say; which call carries it follows from what it says. */
export type Tap = { sessionId: string; rev: number; opId: string } & Partial<
  Omit<RequestOf<'scanCode.insertCartItemSpec'>, 'sessionId' | 'rev' | 'opId'> &
    Pick<RequestOf<'scanCode.insertCartItemFeeding'>, 'feeding'> &
    Pick<RequestOf<'scanCode.insertItemByCart'>, 'lineId'> &
    Pick<RequestOf<'scanCode.cart'>, 'mine'>
>;
export type WaitingTap = Tap & { at: number };

export function callOf(tap: Tap): TapCall {
  if (tap.lineId !== undefined) return tap.qty === undefined ? 'scanCode.deleteCartItem' : 'scanCode.insertItemByCart';
  if (tap.productId === undefined) return 'scanCode.cart';
  if (tap.feeding) return 'scanCode.insertCartItemFeeding';
  return (tap.specId ?? tap.set) ? 'scanCode.insertCartItemSpec' : 'scanCode.insertCartItem';
}

export const TAPS: Kind<TapCall> = {
  name: 'tableTaps',
  endpoint: (entry: Waiting<TapCall>) => callOf(entry as Tap),
  id: 'opId',
};

export const isPlain = (line: Pick<SeatLine, 'specId' | 'feedingKey' | 'note' | 'home'>): boolean =>
  line.specId === undefined && line.feedingKey === '' && line.note === '' && line.home === undefined;

const summed = (cart: SeatCart, lines: readonly SeatLine[]): SeatCart => ({
  ...cart,
  lines: [...lines],
  qty: lines.reduce((sum, { qty }) => sum + qty, 0),
  total: lines.reduce((sum, { qty, price }) => sum + qty * price, 0),
});

/** The cart as it will be once what waits has gone out; a dish with choices appears with its answer. */
export function withTaps(
  cart: SeatCart,
  taps: readonly Tap[],
  products: ReadonlyMap<string, ScanProduct>,
  me: UserBrief | undefined,
): SeatCart {
  const lines = taps.reduce<SeatLine[]>(
    (was, tap) => {
      if (tap.lineId !== undefined)
        return tap.qty === undefined
          ? was.filter(({ id }) => id !== tap.lineId)
          : was.map((line) => (line.id === tap.lineId ? { ...line, qty: tap.qty ?? 0 } : line));
      if (tap.productId === undefined) return was.filter(({ addedBy }) => tap.mine && addedBy.id !== me?.id);
      if (callOf(tap) !== 'scanCode.insertCartItem') return was;
      const known = was.find((line) => line.productId === tap.productId && isPlain(line));
      if (known) return was.map((line) => (line === known ? { ...line, qty: line.qty + (tap.qty ?? 1) } : line));
      const dish = products.get(tap.productId);
      if (!dish || !me) return was;
      const { id: productId, title, cover, price } = dish;
      const qty = tap.qty ?? 1;
      return [
        ...was,
        {
          id: tap.opId,
          productId,
          title,
          cover,
          specText: '',
          feeding: [],
          feedingKey: '',
          note: '',
          qty,
          price,
          addedBy: me,
          at: 0,
        },
      ];
    },
    [...cart.lines],
  );
  return summed(cart, lines);
}

/** 许清和 加了 水仙老枞: what somebody else has just put in; undefined when nobody did. */
export function newsOf(
  before: SeatCart,
  after: SeatCart,
  meId: string | undefined,
): { by: UserBrief; text: string } | undefined {
  const was = new Map(before.lines.map(({ id, qty }) => [id, qty]));
  const line = after.lines.find(({ id, qty, addedBy }) => addedBy.id !== meId && qty > (was.get(id) ?? 0));
  return line && { by: line.addedBy, text: `${line.addedBy.nickname} 加了 ${line.title}` };
}

/** Lines by who added them: the viewer first. */
export function byPerson(lines: readonly SeatLine[], meId: string | undefined): { by: UserBrief; lines: SeatLine[] }[] {
  const groups = new Map<string, { by: UserBrief; lines: SeatLine[] }>();
  for (const line of lines) {
    const group = groups.get(line.addedBy.id) ?? { by: line.addedBy, lines: [] };
    group.lines.push(line);
    groups.set(line.addedBy.id, group);
  }
  return [...groups.values()].sort((a, b) => Number(b.by.id === meId) - Number(a.by.id === meId));
}
