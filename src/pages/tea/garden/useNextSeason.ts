import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useLogin } from '@/ui/shell';

/** 预约下季: told when the field is about to be picked again; a visitor logs in first. */
export function useNextSeason(fieldId: string): () => void {
  const { feedback } = useStores();
  const askNotice = useAskNotice();
  const login = useLogin();
  const remind = useAction(async () => {
    await askNotice('service');
    await call('wechat.remind', { kind: 'harvest', targetId: fieldId, on: true });
    feedback.toast('已预约，下季开采前提醒你');
  });
  return () => login(remind.run);
}
