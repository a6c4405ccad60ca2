/** What a member does with an own tree and with one that is offered: asked before loss, proven by password where it cannot be undone. */
import type { Adoption, AdoptionDetail, Harvest, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { PayProof } from '@/domain/checkout/usePayProof';
import { useAction } from '@/ui/shell';
import { gramsText, harvestName } from '../labels';

type Asked = Omit<RequestOf<'tea.adoptAct'>, 'id' | 'requestId'>;
export type Claim = Pick<Asked, 'delivery' | 'addressId' | 'storeId'>;

const payFor = (orderId: string) => go('/member/pages/wallet/pay', { orderGroup: 'adopt', orderId });

/** `onDone`: something changed, here or elsewhere; the answer is the adoption as it is now. */
export function useOwnTree(proof: PayProof, onDone: (now?: AdoptionDetail) => void) {
  const { feedback } = useStores();
  const act = useAction(async (id: string, asked: Asked, said: string) => {
    let now: AdoptionDetail | undefined;
    try {
      now = await call('tea.adoptAct', { id, ...asked });
      feedback.toast(said);
    } finally {
      // Refused, too: the list says what it is by now.
      onDone(now);
    }
  });
  const renewal = useAction(async (id: string) => {
    const { renewal: offer } = await call('tea.adoptAct', { id, action: 'renew' });
    if (offer?.pending) await payFor(offer.pending.orderId);
  });
  const sure = async (title: string, text: string, yes: string, work: () => unknown) => {
    if (await feedback.confirm({ title, text, yes })) await work();
  };
  return {
    pending: act.pending || renewal.pending,
    pay: ({ id }: Adoption) => payFor(id),
    craft: (id: string, harvest: Harvest, craft: Harvest['crafts'][number]) =>
      sure(
        `做成${craft.label}？`,
        `${harvestName(harvest)} ${gramsText(harvest.grams)} 将按${craft.label}制作，定了不能再改。`,
        `做${craft.label}`,
        () => act.run(id, { action: 'craft', harvestId: harvest.id, craft: craft.value }, '工艺已选好，制好了通知你'),
      ),
    claim: (id: string, harvest: Harvest, way: Claim) =>
      act.run(
        id,
        { action: 'claim', harvestId: harvest.id, ...way },
        way.delivery === 'escrow' ? '已存入茶窖' : way.delivery === 'pickup' ? '备好后到店自提' : '即将寄出',
      ),
    rename: (id: string, plaque: string) => act.run(id, { action: 'rename', plaque }, '铭牌已换上'),
    renew: ({ adoption, renewal: offer }: AdoptionDetail) =>
      offer?.pending
        ? payFor(offer.pending.orderId)
        : offer &&
          sure(
            `续养「${adoption.plaque}」？`,
            `续养费 ${formatYuan(offer.price)}，付清后养到 ${formatTime(offer.endAt, 'YYYY-MM-DD')}。`,
            '去支付',
            () => renewal.run(adoption.id),
          ),
    cancel: ({ id, plaque, isRenewal }: Adoption) =>
      sure(
        isRenewal ? '取消这次续养？' : '不认养这棵树了？',
        isRenewal ? `「${plaque}」到期前仍可再续。` : `「${plaque}」的位置马上放给别人。`,
        isRenewal ? '取消续养' : '取消认养',
        () => act.run(id, { action: 'cancel' }, '已取消'),
      ),
    refund: ({ id, plaque, price }: Adoption) =>
      sure('取消认养？', `${formatYuan(price)} 原路退回，「${plaque}」的铭牌取下，证书作废。`, '取消认养', () =>
        act.run(id, { action: 'refund' }, '已取消，认养费原路退回'),
      ),
    give: ({ id, plaque }: Adoption, toId: string) =>
      proof.ask(
        async (payToken) => void (await act.run(id, { action: 'give', toId, payToken }, '已发出转赠，等对方接收')),
        { what: `转赠「${plaque}」` },
      ),
    recall: ({ id, gift }: Adoption) =>
      sure('撤回转赠？', `${gift?.to?.nickname ?? '对方'} 将不能再接收。`, '撤回', () =>
        act.run(id, { action: 'recall' }, '已撤回'),
      ),
    accept: ({ id, plaque }: Adoption) =>
      sure(`收下「${plaque}」？`, '收下即接受《茶树认养协议》，转赠过的茶树不能再转赠、取消。', '收下', () =>
        act.run(id, { action: 'accept' }, '茶树归你了'),
      ),
    refuse: ({ id, plaque }: Adoption) =>
      sure('谢绝这棵茶树？', `「${plaque}」将退回给对方。`, '谢绝', () => act.run(id, { action: 'refuse' }, '已谢绝')),
  };
}
export type OwnTree = ReturnType<typeof useOwnTree>;
