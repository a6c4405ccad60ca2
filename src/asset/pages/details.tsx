/** /asset/pages/details: an asset, a transfer, or without either of them the own ones. */
import { usePageParams } from '@/ui/shell';
import { AssetPage } from '../details/AssetPage';
import { OwnPage } from '../details/OwnPage';
import { TransferPage } from '../details/TransferPage';

export default function AssetDetailsPage() {
  const { id, code, transferId } = usePageParams<'/asset/pages/details'>();
  if (transferId !== undefined) return <TransferPage id={transferId} />;
  return id === undefined && code === undefined ? <OwnPage /> : <AssetPage id={id} code={code} />;
}
