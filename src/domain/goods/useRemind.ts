import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction } from '@/ui/shell/useAction';
import { useLogin } from '@/ui/shell/useLogin';

const PROMISE = { stock: '到货后会通知你', price: '降价后会通知你' } as const;

/** 到货提醒 and 降价提醒 of goods; a visitor logs in first. */
export function useRemind(kind: keyof typeof PROMISE, goodsId: string): () => void {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const guard = useLogin();
  const remind = useAction(async () => {
    await askNotice('service');
    await call('wechat.remind', { kind, targetId: goodsId, on: true });
    feedback.toast(PROMISE[kind]);
  });
  return () => guard(remind.run);
}
