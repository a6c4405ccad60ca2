/** /open-location: where a place is, and the ways to get there. */
import { back, relaunch } from '@/core/routes';
import { PlaceCard } from '@/domain/place/PlaceCard';
import { pointOf } from '@/domain/place/place';
import { Empty } from '@/ui/kit/Empty';
import { Button } from '@/ui/kit/Button';
import { Page, usePageParams } from '@/ui/shell';

export default function OpenLocationPage() {
  const { lat, lng, name = '', address = '' } = usePageParams<'/open-location'>();
  const point = pointOf(lat, lng);
  return (
    <Page>
      {point ? (
        <PlaceCard point={point} name={name} address={address} />
      ) : (
        <Empty
          picture="notfound"
          title="这个位置不对"
          text="坐标有误，地图上找不到"
          role="alert"
          button="返回"
          onPress={() => back()}
        >
          <Button tone="line" onPress={() => relaunch('/pages/tea/index')}>
            首页
          </Button>
        </Empty>
      )}
    </Page>
  );
}
