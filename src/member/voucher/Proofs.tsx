/** All own proofs, the newest first; each leads to what it was for. */
import type { ReactElement } from 'react';
import type { VoucherRow } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { List, Page, useList } from '@/ui/shell';
import { Proof } from './Proof';

export function Proofs(): ReactElement {
  const list = useList<VoucherRow>((page) => call('atShop.voucher', { page }));
  return (
    <Page>
      <List
        list={list}
        keyOf={({ id }) => id}
        chunkClass="chunk-stack chunk-alone"
        skeleton="cells"
        render={(row) => (
          <Proof
            proof={row}
            onPress={() => go('/member/pages/wallet/voucher', { orderGroup: row.orderGroup, orderId: row.orderId })}
          />
        )}
        empty={<Empty picture="order" title="还没有转账凭证" text="选择线下转账的订单，凭证和审核进度会记在这里" />}
      />
    </Page>
  );
}
