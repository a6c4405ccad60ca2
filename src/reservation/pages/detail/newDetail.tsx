/** /reservation/pages/detail/newDetail: four folds to a booking - day and party, time and room, service, who comes; or an old one to another time. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { later, Page, useBlock, usePageData, usePageParams } from '@/ui/shell';
import { call } from '@/core/api';
import { Folds } from '../../wizard/Folds';
import { Summary } from '../../wizard/Summary';
import { useFolds } from '../../wizard/useFolds';
import { loadWizard, type WizardData } from '../../wizard/loading';
import { useWizard } from '../../wizard/useWizard';

const Fixed = later(() => import('../../wizard/Fixed').then(({ Fixed: part }) => part));
const StoreSheet = later(() => import('@/domain/store/StoreSheet').then(({ StoreSheet: part }) => part));

export default function NewBookingPage() {
  const params = usePageParams<'/reservation/pages/detail/newDetail'>();
  const { session } = useStores();
  const state = usePageData(async () => {
    // Who books is known before the fields are filled in.
    const [data] = await Promise.all([loadWizard(params), session.loadMember()]);
    return data;
  }, [params.storeId, params.bookingId]);
  const booking = state.data?.booking;
  const title = params.bookingId ? '改期' : '预约茶席';
  if (!state.data || (booking && !booking.card.can.includes('reschedule')))
    return (
      <Page title={title} state={state} skeleton="cells">
        {() => booking && <Fixed id={booking.card.id} text={booking.card.statusText} />}
      </Page>
    );
  return <Wizard data={state.data} title={title} />;
}

const Wizard = observer(function Wizard({ data, title }: { data: WizardData; title: string }) {
  const params = usePageParams<'/reservation/pages/detail/newDetail'>();
  const wizard = useWizard(data, params);
  const folds = useFolds(wizard, data);
  const [choosing, setChoosing] = useState(false);
  const stores = useBlock(() => call('pickUp.index', {}), '');
  const bookable = (stores ?? []).filter((store) => store.bookable);
  return (
    <Page
      title={title}
      overlay={
        <StoreSheet
          open={choosing}
          title="换门店"
          stores={bookable}
          current={data.venue.store.id}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            const { party, date } = wizard;
            if (id !== data.venue.store.id)
              void replace('/reservation/pages/detail/newDetail', { storeId: id, date, party: String(party) });
          }}
        />
      }
      action={
        !data.venue.closedText && (
          <Summary
            wizard={wizard}
            act={data.booking ? '改到这个时间' : '提交预约'}
            paid={data.booking !== undefined}
            onSubmit={folds.submit}
          />
        )
      }
    >
      <Folds
        wizard={wizard}
        data={data}
        folds={folds}
        {...(!data.booking && bookable.length > 1 && { onStore: () => setChoosing(true) })}
      />
    </Page>
  );
});
