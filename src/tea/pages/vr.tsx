/** /tea/pages/vr: five places to stand in and look around, a tour through all of them. */
import { call } from '@/core/api';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { readTour } from '../vr/scenes';
import { VrBody } from '../vr/VrBody';

export default function VrPage() {
  const { id } = usePageParams<'/tea/pages/vr'>();
  const state = usePageData(async () => readTour(await call('pages.view', { code: 'VR' })));
  return (
    <Page state={state}>
      {(tour) =>
        tour.scenes.length === 0 ? (
          <Empty title="云游还在路上" text="场景正在准备，过几天再来" />
        ) : (
          <VrBody tour={tour} start={id} />
        )
      }
    </Page>
  );
}
