/** The certificate of one adoption: its owner's with all that it brought, anybody else's with a masked name and nothing to do. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { AdoptionDetail } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { PosterSheet } from '@/domain/poster/PosterSheet';
import { usePayProof } from '@/domain/checkout/usePayProof';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Stack } from '@/ui/kit/Stack';
import { later, Page, useLogin, usePageData, useReturn } from '@/ui/shell';
import { CertificateBody } from './CertificateBody';
import { useOwnTree } from './own/useOwnTree';

const CertificateSheet = later(() => import('./CertificateSheet').then(({ CertificateSheet: part }) => part));

export const CertificatePage = observer(function CertificatePage({ id }: { id: string }): ReactElement {
  const { session } = useStores();
  return session.hasLogin ? <Known id={id} /> : <Visitor />;
});

function Visitor(): ReactElement {
  const login = useLogin();
  return (
    <Page title="认养证书">
      <Empty
        picture="order"
        title="登录后看证书"
        text="证书上有认养人的名字"
        button="去登录"
        onPress={() => login(() => undefined)}
      />
    </Page>
  );
}

function Known({ id }: { id: string }): ReactElement {
  const state = usePageData(() => call('tea.adoptView', { id }), [id]);
  const [open, setOpen] = useState<'picture' | 'poster'>();
  const proof = usePayProof();
  const tree = useOwnTree(proof, (now?: AdoptionDetail) => (now ? state.set(now) : void state.reload()));
  useReturn(state.reload);
  const detail = state.data;
  const papers = detail?.own === true && detail.certificateNo !== '';
  return (
    <Page
      title="认养证书"
      state={state}
      skeleton="detail"
      action={
        papers && (
          <Stack row gap={10} grow>
            <Button block size="l" tone="line" onPress={() => setOpen('poster')}>
              分享海报
            </Button>
            <Button block size="l" onPress={() => setOpen('picture')}>
              保存证书
            </Button>
          </Stack>
        )
      }
      overlay={
        detail &&
        papers && (
          <>
            <CertificateSheet detail={detail} open={open === 'picture'} onClose={() => setOpen(undefined)} />
            <PosterSheet
              kind="adopt"
              id={id}
              title="认养证书"
              open={open === 'poster'}
              onClose={() => setOpen(undefined)}
            />
          </>
        )
      }
    >
      {(data) => (
        <CertificateBody detail={data} tree={tree} onClaim={() => go('/pages/tea/wryd', { tab: 'claimable', id })} />
      )}
    </Page>
  );
}
