/** Wire shapes of prizes, drawn and claimed. */
import type { ExchangeRow } from '../../../../src/contract/exchange/schemas';
import type { Prize, PrizePool } from '../../../../src/contract/prize/schemas';
import type { DrawRow, PrizeRow } from './repository';

export const prizeView = ({ id, title, image, kind, oddsBp, stock, given }: PrizeRow): Prize => ({
  id,
  title,
  image,
  kind,
  oddsBp,
  left: stock - given,
});

const STATES: Record<DrawRow['state'], string> = {
  done: '已发放',
  waiting: '待填地址',
  lost: '奖品已失效',
  none: '谢谢参与',
};

/** Wins of the pool's prizes. */
export const winViews = (wins: readonly DrawRow[], prizes: readonly PrizeRow[]): PrizePool['mine'] =>
  wins.flatMap((draw) => {
    const row = prizes.find(({ id }) => id === draw.prizeId);
    if (!row) return [];
    return [
      {
        prize: prizeView(row),
        at: draw.at,
        state: STATES[draw.state],
        ...(draw.orderId ? { orderId: draw.orderId } : {}),
      },
    ];
  });

/** A claimed prize among the exchanges. */
export const claimedRow = (id: string, prize: PrizeRow, orderId: string, at: number): ExchangeRow => ({
  id,
  unit: 'prize',
  value: 0,
  goods: {
    id: prize.id,
    title: prize.title,
    cover: prize.image,
    unit: 'coin',
    value: 0,
    money: 0,
    stock: prize.stock - prize.given,
    limit: 0,
    bought: 1,
    cateId: '',
    kind: 'goods',
  },
  status: 'done',
  addressNeeded: false,
  orderId,
  at,
});
