/** 我的竞拍 (special.wholesaleList, tab auctions): lots a member has bid or may bid on, and how each went. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { linkOf } from './bid';
import { statusOf } from './presenter';
import { findCover, listOrderStates, listOwn, type OwnAuction } from './repository';

type Row = DataOf<'special.wholesaleList'>['list'][number];

/** key and words of the state as this member sees it. */
function stateOf(
  { entry, auction, campaign }: OwnAuction,
  order: OrderState | undefined,
  now: number,
): [string, string] {
  const leads = auction.leaderId === entry.memberId;
  switch (statusOf({ auction, campaign }, now)) {
    case 'upcoming':
      return ['upcoming', '预展中'];
    case 'running':
    case 'extended':
      if (entry.bids === 0) return ['running', '待出价'];
      return leads ? ['leading', '当前领先'] : ['outbid', '已被超过'];
    case 'passed':
      return ['passed', '流拍'];
    case 'sold':
    case 'forfeited':
      if (order?.memberId === entry.memberId) {
        if (order.status === 'unpaid') return auction.offeredTo ? ['offered', '补拍待付款'] : ['won', '已拍得，待付款'];
        return ['sold', '已成交'];
      }
      return entry.state === 'forfeit' ? ['forfeited', '违约'] : ['lost', '未中'];
  }
}

interface OrderState {
  memberId: string;
  status: string;
}
const SPARED = { unpaid: '未交', held: '已免缴', back: '已免缴', forfeit: '已扣额度' } as const;
const DEPOSITS = { unpaid: '未交', held: '已冻结', back: '已退回', forfeit: '已扣除' } as const;

export async function auctionRows(
  tx: Tx,
  memberId: string,
  limit: number,
  offset: number,
  now: number,
): Promise<{ rows: Row[]; total: number }> {
  const { rows, total } = await listOwn(tx, memberId, limit, offset);
  const orderIds = rows.flatMap(({ auction }) => auction.orderId ?? []);
  const found = await listOrderStates(tx, orderIds);
  const covers = new Map<string, string>();
  for (const { campaign } of rows) covers.set(campaign.goodsId, (await findCover(tx, campaign.goodsId)) ?? '');
  return {
    total,
    rows: rows.map((own) => {
      const { entry, auction, campaign } = own;
      const order = found.find(({ id }) => id === auction.orderId);
      const [status, statusText] = stateOf(own, order, now);
      return {
        id: auction.campaignId,
        kind: 'auction',
        no: entry.no,
        title: campaign.title,
        cover: covers.get(campaign.goodsId) ?? '',
        qty: 1,
        amount: auction.current || auction.startPrice,
        status,
        statusText,
        extra: [
          { key: 'bids', label: '我的出价', value: entry.maxAmount > 0 ? `${entry.bids} 次` : '尚未出价' },
          { key: 'deposit', label: '保证金', value: (entry.exempt ? SPARED : DEPOSITS)[entry.state] },
          { key: 'endAt', label: now < campaign.endAt ? '结束' : '已结束', value: String(campaign.endAt) },
        ],
        route: linkOf(auction.campaignId),
      };
    }),
  };
}
