/** /qrCodeOrder/pages/patrol: a point by its code, to be looked at, or what was found there by the id of the record. */
import { replace } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { CheckPage } from '../patrol/CheckPage';
import { RecordPage } from '../patrol/RecordPage';

export default function PatrolPage() {
  const { code, id, typed } = usePageParams<'/qrCodeOrder/pages/patrol'>();
  if (id !== undefined) return <RecordPage id={id} />;
  if (code !== undefined) return <CheckPage code={code} typed={typed === 'true'} />;
  return (
    <Page>
      <Empty
        picture="notfound"
        title="先扫点位的码"
        text="每个巡台点都贴着一张标签"
        button="看今天的点位"
        onPress={() => void replace('/qrCodeOrder/pages/patrolIndex')}
      />
    </Page>
  );
}
