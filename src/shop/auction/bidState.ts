/** Where the viewer stands in an auction, in words. */
import type { AuctionView } from '@/contract';
import { shortYuan } from '@/core/lib/money';

interface BidState {
  text: string;
  note: string;
  /** The bid is the viewer's own. */
  own: boolean;
}

export function bidStateOf(auction: AuctionView): BidState {
  const { status, leader, isLeader, myMax, current, order, bidCount } = auction;
  const proxy = myMax !== undefined && myMax > current ? `代理上限 ${shortYuan(myMax)}` : '';
  switch (status) {
    case 'upcoming':
      return { text: '预展中', note: '开拍前可先交保证金', own: false };
    case 'running':
    case 'extended':
      if (isLeader) return { text: '你当前领先', note: proxy, own: true };
      if (bidCount === 0) return { text: '等待第一次出价', note: '', own: false };
      return {
        text: `当前领先 ${leader}`,
        note: myMax === undefined ? '' : `你最高出到 ${shortYuan(myMax)}，已被超过`,
        own: false,
      };
    case 'passed':
      return { text: '已流拍', note: '无人出价，保证金已退回', own: false };
    case 'sold':
    case 'forfeited':
      if (order?.status === 'unpaid')
        return order.offered
          ? { text: '补拍机会', note: `原拍得者违约，你可以 ${shortYuan(order.payable)} 买下`, own: true }
          : { text: '恭喜，你已拍得', note: '请在 24 小时内付款', own: true };
      if (order) return { text: '已成交', note: '你已付款，等待发货', own: true };
      if (status === 'forfeited') return { text: '拍得者违约', note: '保证金已扣除', own: false };
      return {
        text: `已成交 ${leader}`,
        note: myMax === undefined ? '' : '你未拍得，保证金已退回余额',
        own: false,
      };
  }
}
