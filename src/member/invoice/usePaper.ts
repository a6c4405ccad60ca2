/** A paper, and what its owner may do with it. Its addresses last ten minutes: each use asks for fresh ones. */
import { useState } from 'react';
import type { InvoiceRow, InvoiceTitle } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { pick, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { openFile } from '@/domain/file/openFile';
import { pictureUrl } from '@/ui/kit/Picture';
import { useAction, useMessenger, usePageData } from '@/ui/shell';

export function usePaper(id: string) {
  const { feedback } = useStores();
  const messenger = useMessenger();
  const [mailing, setMailing] = useState(false);
  const state = usePageData(() => call('memberInvoice.view', { id }), [id]);
  const fresh = async (): Promise<InvoiceRow> => {
    const row = await call('memberInvoice.view', { id });
    state.set(row);
    return row;
  };
  const download = useAction(async () => openFile(pictureUrl((await fresh()).fileUrl ?? '')));
  const savePicture = useAction(async () => messenger.save(pictureUrl((await fresh()).pictureUrl ?? ''), '发票'));
  const copy = useAction(async () => {
    const address = pictureUrl((await fresh()).fileUrl ?? '');
    await platform.clipboard.copy(address.startsWith('/') ? `${window.location.origin}${address}` : address);
    feedback.toast('链接已复制，10 分钟内有效');
  });
  const resend = useAction(async (email: string) => {
    state.set(await call('memberInvoice.act', { id, action: 'resend', email: email.trim() }));
    setMailing(false);
    feedback.toast('已发送，请查收邮箱');
  });
  const reissue = useAction(async () => {
    const title = await pick<InvoiceTitle>('/member/pages/invoice/edit', {});
    if (!title) return;
    const sure = await feedback.confirm({
      title: '换开这张发票？',
      text: `原票红冲，按“${title.title}”重开。每张只能换一次。`,
      yes: '换开',
    });
    if (!sure) return;
    const next = await call('memberInvoice.act', { id, action: 'reissue', titleId: title.id });
    await replace('/member/pages/invoice/webview', { id: next.id });
  });
  const retry = useAction(async () => {
    const title = await pick<InvoiceTitle>('/member/pages/invoice/edit', {});
    if (!title) return;
    state.set(await call('memberInvoice.act', { id, action: 'retry', titleId: title.id }));
    feedback.toast('已重新申请');
  });
  return { state, mailing, setMailing, download, savePicture, copy, resend, reissue, retry };
}
export type PaperWays = ReturnType<typeof usePaper>;
