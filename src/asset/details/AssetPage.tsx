/** One asset, by id or by the code of its label. */
import { useState, type ReactElement } from 'react';
import type { AssetView } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { later, Page, usePageData, useReturn } from '@/ui/shell';
import { AssetBody } from './AssetBody';

const StartSheet = later(() => import('./StartSheet').then(({ StartSheet: part }) => part));

export function AssetPage({ id, code }: { id?: string | undefined; code?: string | undefined }): ReactElement {
  const [starting, setStarting] = useState(false);
  const state = usePageData(async (): Promise<AssetView | null> => {
    try {
      const { asset } = await call('asset.info', code === undefined ? { id: id ?? '' } : { code }, { hide: true });
      return asset ?? null;
    } catch (error) {
      if (code !== undefined && error instanceof RefusedError && error.code === 404) return null;
      throw error;
    }
  }, [id, code]);
  useReturn(state.reload);
  const asset = state.data;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        asset?.can.includes('transfer') && (
          <Button block size="l" onPress={() => setStarting(true)}>
            发起调拨
          </Button>
        )
      }
      overlay={asset && <StartSheet asset={asset} open={starting} onClose={() => setStarting(false)} />}
    >
      {(found) =>
        found ? (
          <AssetBody asset={found} />
        ) : (
          <Empty
            picture="notfound"
            title="未登记资产"
            text={`没有编号为 ${code ?? ''} 的资产，或它不归你所在的门店`}
            button="登记上报"
            onPress={() => void go('/dingding/pages/process', { kind: 'asset', asset: code ?? '' })}
          />
        )
      }
    </Page>
  );
}
