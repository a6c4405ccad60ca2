/** /vip/pages/jiujiao: the wall of the cellar's owners: its slots, plans and rights, an application, and the own part. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { useShareAppMessage } from '@tarojs/taro';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { later, Page, usePageParams, useShareCard } from '@/ui/shell';
import { ClubBody } from '../cellarClub/ClubBody';
import { useCellarClub, type View as CellarClubView } from '../cellarClub/useCellarClub';
import type { CellarOwner } from '../cellarClub/labels';

const ApplySheet = later(() => import('../cellarClub/ApplySheet').then(({ ApplySheet: part }) => part));
const PlaceSheet = later(() => import('../cellarClub/PlaceSheet').then(({ PlaceSheet: part }) => part));

export default observer(function CellarClubPage() {
  const params = usePageParams<'/vip/pages/jiujiao'>();
  const { feedback, session } = useStores();
  const club = useCellarClub(params.slotId);
  const [applying, setApplying] = useState(false);
  const [filled, setFilled] = useState<{ slot: CellarOwner['slots'][number]; open: boolean }>();
  const { share, sheet } = useShare({ kind: 'cellar', id: '1', title: '茶窖会海报' });
  useShareAppMessage(useShareCard());
  const { state, plan, chosen } = club;
  const view = state.data;
  const mine = view?.mine;
  const pending = view?.pending;
  const renewable = mine !== undefined && mine.state !== 'active';

  const codes = mine ? mine.slots.map(({ code }) => code) : codesOf(view, chosen);
  const price = (mine ? view?.plans.find(({ id }) => id === mine.planId) : plan)?.price ?? 0;
  const missing = (plan?.slots ?? 0) - chosen.length;
  const written = mine ?? pending;
  return (
    <Page
      state={state}
      skeleton="detail"
      right={<IconButton icon="share" label="分享茶窖会" onPress={share} />}
      overlay={
        <>
          {view && view.plans.length > 0 && (
            <ApplySheet
              key={mine ? 'renew' : 'apply'}
              open={applying}
              club={club}
              renew={mine !== undefined}
              codes={codes.join('、')}
              price={price}
              start={{
                name: written?.name ?? '',
                mobile: written?.mobile ?? session.member?.mobile ?? '',
                plaque: written?.plaque ?? '',
              }}
              onClose={() => setApplying(false)}
            />
          )}
          {filled && view && (
            <PlaceSheet
              slot={mine?.slots.find(({ id }) => id === filled.slot.id) ?? filled.slot}
              capacity={view.capacity}
              open={filled.open}
              club={club}
              onClose={() => setFilled({ ...filled, open: false })}
            />
          )}
          {sheet}
        </>
      }
      action={
        view &&
        view.plans.length > 0 &&
        (renewable ? (
          <Button block size="l" onPress={() => setApplying(true)}>
            {`续费 ${shortYuan(price)}`}
          </Button>
        ) : (
          !mine && (
            <Button
              block
              size="l"
              disabled={missing > 0}
              onRefused={() => feedback.toast('点墙上的空窖位来选')}
              onPress={() => setApplying(true)}
            >
              {missing > 0 ? `再选 ${missing} 格` : `申请 ${codes.join('、')} ${shortYuan(price)}`}
            </Button>
          )
        ))
      }
    >
      {(shown: CellarClubView) =>
        shown.plans.length === 0 || shown.slots.length === 0 ? (
          <Empty
            title="茶窖会还没有开放"
            text="存茶请到茶窖托管"
            button="去茶窖"
            onPress={() => go('/outbound/pages/escrow')}
          />
        ) : (
          <ClubBody view={shown} club={club} onPut={(slot) => setFilled({ slot, open: true })} />
        )
      }
    </Page>
  );
});

const codesOf = (view: CellarClubView | undefined, ids: readonly string[]): string[] =>
  view?.slots.flatMap(({ id, code }) => (ids.includes(id) ? code : [])) ?? [];
