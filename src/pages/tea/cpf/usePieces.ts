/** What a member does with the own pieces and with gifts that came: confirmed, proven by password where it cannot be undone. */
import type { DataOf, Holding, HoldingTab } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { addressText } from '@/domain/address/text';
import type { Address } from '@/contract';
import { useAction } from '@/ui/shell';
import type { PayProof } from '@/domain/checkout/usePayProof';
import { serialText } from './labels';

type Freight = DataOf<'marketPlace.my'>['freight'];

/** Fen; undefined where nothing is delivered. */
export function freightTo(freight: Freight, regionCode: string): number | undefined {
  const zone = regionCode.slice(0, 2);
  if (freight.refused.includes(zone)) return undefined;
  return freight.remote.find(({ region }) => region === zone)?.fee ?? freight.base;
}

interface Options {
  freight: Freight | undefined;
  proof: PayProof;
  /** After something changed: which tab shows it. */
  onDone: (tab: HoldingTab) => void;
}

export function usePieces({ freight, proof, onDone }: Options) {
  const { feedback } = useStores();

  const act = useAction(
    async (piece: Holding, action: 'accept' | 'refuse' | 'recall', said: string, tab: HoldingTab) => {
      try {
        await call('marketPlace.act', { holdingId: piece.id, action });
        feedback.toast(said);
      } finally {
        onDone(tab);
      }
    },
  );

  const refuse = async (piece: Holding) => {
    const sure = await feedback.confirm({
      title: '拒收这份转赠？',
      text: `${piece.collectible.name} ${serialText(piece.serialNo)} 将退回给对方。`,
      yes: '拒收',
    });
    if (sure) await act.run(piece, 'refuse', '已拒收', 'held');
  };
  const recall = async (piece: Holding) => {
    const sure = await feedback.confirm({
      title: '撤回转赠？',
      text: `${piece.transfer?.to.nickname ?? '对方'} 将不能再接收。`,
      yes: '撤回',
    });
    if (sure) await act.run(piece, 'recall', '已撤回', 'held');
  };

  const send = useAction(async (body: { holdingId: string; toId: string; payToken: string }) => {
    await call('marketPlace.act', { ...body, action: 'transfer' });
    feedback.toast('已发出转赠，等待对方接收');
    onDone('transferring');
  });
  const give = (piece: Holding, toId: string) =>
    proof.ask(async (payToken) => void (await send.run({ holdingId: piece.id, toId, payToken })), {
      what: `转赠 ${piece.collectible.name} ${serialText(piece.serialNo)}`,
    });

  const takeHome = useAction(async (body: { holdingId: string; addressId: string; payToken: string }) => {
    await call('marketPlace.act', { ...body, action: 'redeem' });
    feedback.toast('已申请提货');
    onDone('redeemed');
  });

  /** Asks twice: the certificate cannot be brought back. */
  const redeem = async (piece: Holding) => {
    const address = await pick<Address>('/member/pages/address/select', { from: 'collectible' });
    if (!address || !freight) return;
    const fee = freightTo(freight, address.regionCode);
    if (fee === undefined) return feedback.toast('该地区暂不支持配送');
    const first = await feedback.confirm({
      title: '提货到家？',
      text: `${address.name} ${address.mobile}，${addressText(address)}。运费 ${formatYuan(fee)}，从余额支付。`,
      yes: '继续',
    });
    if (!first) return;
    const second = await feedback.confirm({
      title: '提货后证书注销',
      text: `${serialText(piece.serialNo)} 将退出藏品坊，不能再转赠，也不能恢复。`,
      yes: '确认提货',
    });
    if (!second) return;
    proof.ask(async (payToken) => void (await takeHome.run({ holdingId: piece.id, addressId: address.id, payToken })), {
      what: `${piece.collectible.name} 提货运费`,
      sum: formatYuan(fee),
    });
  };

  return {
    pending: act.pending || send.pending || takeHome.pending,
    accept: (piece: Holding) => void act.run(piece, 'accept', '已收入我的藏品', 'held'),
    refuse,
    recall,
    give,
    redeem,
  };
}

export type Pieces = ReturnType<typeof usePieces>;
