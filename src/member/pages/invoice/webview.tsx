/** /member/pages/invoice/webview: one invoice: its paper, how far it has come, and its ways out of the app. */
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';
import { MailSheet } from '../../invoice/MailSheet';
import { canOpenFile } from '@/domain/file/openFile';
import { Paper } from '../../invoice/Paper';
import { PaperFrames } from '../../invoice/PaperFrames';
import { usePaper } from '../../invoice/usePaper';

export default function InvoicePage() {
  const { id } = usePageParams<'/member/pages/invoice/webview'>();
  const ways = usePaper(id ?? '');
  const { state, mailing, setMailing, download, resend, retry } = ways;
  const row = state.data;
  const may = (action: 'resend' | 'retry') => row?.actions.includes(action) ?? false;
  return (
    <Page
      state={state}
      skeleton="cells"
      overlay={
        row && (
          <>
            <MailSheet
              open={mailing}
              email={row.email}
              busy={resend.pending}
              onSend={resend.run}
              onClose={() => setMailing(false)}
            />
            <PaperFrames onMove={() => void state.reload()} />
          </>
        )
      }
      action={
        row && (may('retry') || row.fileUrl) ? (
          <>
            {may('retry') && (
              <Button block size="l" busy={retry.pending} onPress={retry.run}>
                重新申请
              </Button>
            )}
            {may('resend') && (
              <Button block size="l" tone={canOpenFile() ? 'line' : 'primary'} onPress={() => setMailing(true)}>
                发送邮箱
              </Button>
            )}
            {row.fileUrl && canOpenFile() && (
              <Button block size="l" busy={download.pending} onPress={download.run}>
                下载发票
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {(shown) => <Paper row={shown} ways={ways} />}
    </Page>
  );
}
