/** The card of one asset and all that happened to it. */
import type { ReactElement } from 'react';
import type { AssetView } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { AssetPicture } from '@/domain/asset/AssetPicture';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title } from '@/ui/kit/Words';
import { History } from './History';
import { STATUS } from './labels';
import styles from './details.module.scss';

export function AssetBody({ asset }: { asset: AssetView }): ReactElement {
  const [word, tone] = STATUS[asset.status];
  const { transferId } = asset;
  return (
    <>
      <Card pad="all" className={styles.head}>
        <AssetPicture photo={asset.photo} category={asset.category} />
        <Stack grow>
          <Title>{asset.name}</Title>
          <Note>{`${asset.code}　${asset.category}`}</Note>
        </Stack>
        <Tag tone={tone}>{word}</Tag>
      </Card>
      <Cells place="alone">
        <Cell label="门店">{`${asset.store} · ${asset.dept}`}</Cell>
        <Cell label="位置">{asset.location || '待登记'}</Cell>
        <Cell label="保管人">{asset.custodian ? `${asset.custodian.name} ${asset.custodian.no}` : '无'}</Cell>
        <Cell label="原值">{formatYuan(asset.value)}</Cell>
        <Cell label="购入">{formatTime(asset.boughtAt, 'YYYY-MM-DD')}</Cell>
        {transferId !== undefined && (
          <Cell label="正在调拨" onPress={() => go('/asset/pages/details', { transferId })}>
            查看
          </Cell>
        )}
        <Cell label="报修" onPress={() => go('/dingding/pages/process', { kind: 'repair', asset: asset.code })} />
      </Cells>
      <History title="流转记录" rows={asset.history} />
    </>
  );
}
