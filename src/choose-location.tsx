/** /choose-location: gives back a named point; on the mini-program the messenger's own map, else a drawn one. */
import { useEffect, useRef, useState } from 'react';
import { chooseOnMap } from '@/domain/place/outside';
import { ChooseBody } from '@/domain/place/ChooseBody';
import { pointOf } from '@/domain/place/place';
import { useChoosing } from '@/domain/place/useChoosing';
import { RegionSheet } from '@/domain/region/RegionSheet';
import { back, finishPick, go, isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Page, regaining, useAction, usePageParams } from '@/ui/shell';

export default function ChooseLocationPage() {
  const { lat, lng, keyword = '' } = usePageParams<'/choose-location'>();
  const { feedback } = useStores();
  const [asked] = useState(isPicking);
  const choosing = useChoosing(pointOf(lat, lng), keyword);
  const finish = useAction(() => {
    const place = choosing.result();
    // Without a caller there is nobody to give it to: the place is shown instead.
    if (!asked)
      return go('/open-location', { lat: place.lat, lng: place.lng, name: place.name, address: place.address });
    if (!place.exact && !place.regionCode) return void feedback.toast('先选一个位置');
    return finishPick(place);
  });

  const tried = useRef(false);
  useEffect(() => {
    if (!chooseOnMap || !asked || tried.current) return;
    tried.current = true;
    const choose = chooseOnMap;
    regaining(feedback, 'location', '选位置', async () => ({ place: await choose() })).then(
      // Not allowed or not there: the page's own way remains.
      (done) => (done?.place ? finishPick({ ...done.place, exact: true }) : done && back()),
      (error: unknown) => feedback.report(error),
    );
  }, [asked, feedback]);

  return (
    <Page
      action={
        <Button block size="l" busy={finish.pending} onPress={finish.run}>
          {asked ? '用这个位置' : '查看这个位置'}
        </Button>
      }
      overlay={
        <RegionSheet
          open={choosing.regions}
          value={choosing.place.regionCode}
          onClose={choosing.closeRegions}
          onPick={choosing.takeRegion}
        />
      }
    >
      <ChooseBody choosing={choosing} />
    </Page>
  );
}
