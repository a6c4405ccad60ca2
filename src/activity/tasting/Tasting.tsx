/** What the page shows: a blind tasting. Only who has checked in; no music starts here by itself. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useShare } from '@/domain/poster/useShare';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Section } from '@/ui/kit/SectionHead';
import { Page, usePageParams } from '@/ui/shell';
import { Letters } from '@/activity/tasting/Letters';
import { Revealed, tenths } from '@/activity/tasting/Revealed';
import { Scoring } from '@/activity/tasting/Scoring';
import { useTasting } from '@/activity/tasting/useTasting';

export function Tasting() {
  const { id = '' } = usePageParams<'/activity/pages/input'>();
  const tasting = useTasting(id);
  const { state, draftFor, change, keep } = tasting;
  const form = state.data;
  const [picked, setPicked] = useState('');
  const { share, sheet } = useShare({ kind: 'tasting', id, title: '成绩卡' });
  const samples = form?.samples ?? [];
  // The first that is not done yet is the one on the table.
  const open = samples.find(({ done, own }) => !done && !own)?.id ?? samples[0]?.id ?? '';
  const current = picked || (form?.result?.[0]?.sampleId ?? open);
  const nth = samples.findIndex((one) => one.id === current);
  const [before, after] = [samples[nth - 1], samples[nth + 1]];
  const turn = (letter: string | undefined) => {
    keep(current);
    if (letter) setPicked(letter);
  };
  const best = form?.result?.find(({ sampleId }) => sampleId === current);
  return (
    <Page
      state={state}
      overlay={sheet}
      action={
        form &&
        (form.result ? (
          <>
            <Button size="l" tone="line" grow onPress={share}>
              成绩卡
            </Button>
            {best?.goodsId !== undefined && (
              <Button size="l" grow onPress={() => go('/shop/pages/goods', { id: best.goodsId ?? '' })}>
                去买这一款
              </Button>
            )}
          </>
        ) : (
          <>
            <Button size="l" tone="line" grow disabled={!before} onPress={() => turn(before?.id)}>
              上一款
            </Button>
            <Button size="l" grow onPress={() => turn(after?.id)}>
              {after ? `存好，去 ${after.id}` : '存好'}
            </Button>
          </>
        ))
      }
    >
      {(shown) => (
        <View>
          {shown.result ? (
            <Revealed form={shown} result={shown.result} current={current} onChange={setPicked} />
          ) : (
            <>
              <Letters
                samples={shown.samples}
                current={current}
                draftFor={draftFor}
                dims={shown.dims.length}
                onChange={turn}
              />
              {samples[nth] && (
                <Scoring
                  key={current}
                  form={shown}
                  sample={samples[nth]}
                  draft={draftFor(current)}
                  waiting={tasting.isStuck ? tasting.waiting : 0}
                  onChange={(draft) => change(current, draft)}
                />
              )}
            </>
          )}
          {shown.palate.length > 0 && (
            <Section title="我的口味" note="以前盲品给出的平均">
              <Card place="alone" pad="text">
                <Facts
                  closed={false}
                  rows={shown.palate.map(({ label, value }) => ({ label, value: tenths(Number(value)) }))}
                />
              </Card>
            </Section>
          )}
        </View>
      )}
    </Page>
  );
}
