/** One quote at the desk, and the steps that its seller takes with it. */
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { openFile } from '@/domain/file/openFile';
import { pictureUrl } from '@/ui/kit/Picture';
import { useAction, usePageData, useReturn } from '@/ui/shell';

type Step = 'submit' | 'send' | 'copy' | 'withdraw' | 'void';
const DONE: Readonly<Record<Step, string>> = {
  submit: '已提交',
  send: '可以发给客户了',
  copy: '已复制为新的草稿',
  withdraw: '已撤回',
  void: '已作废',
};

export function useQuote(id: string) {
  const { feedback } = useStores();
  const state = usePageData(() => call('manage.quoteInfo', { id }), [id]);
  useReturn(() => void state.reload());
  const quote = state.data?.quote;
  const step = useAction(async (action: Step) => {
    if (action === 'void') {
      const text = '客户的链接会失效，不能恢复。';
      if (!(await feedback.confirm({ title: '作废这份报价？', text, yes: '作废' }))) return;
    }
    const moved = await call('manage.quoteSave', { id, action, ...(action !== 'copy' && quote && { rev: quote.rev }) });
    feedback.toast(action === 'submit' && moved.card.status === 'approved' ? '在权限内，可以发送' : DONE[action]);
    if (action === 'copy') return void (await go('/client/pages/addQuote', { id: moved.card.id }));
    if (state.data) state.set({ ...state.data, quote: moved });
  });
  const paper = useAction(async () => {
    const fresh = await call('manage.quoteInfo', { id });
    await openFile(pictureUrl(fresh.quote?.pdf ?? ''));
  });
  const copyLink = useAction(async () => {
    await platform.clipboard.copy(quote?.url ?? '');
    feedback.toast('链接已复制');
  });
  return { state, quote, step, paper, copyLink };
}
export type QuoteAtDesk = ReturnType<typeof useQuote>;
