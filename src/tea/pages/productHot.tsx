/** /tea/pages/productHot: the hot list, one card per screen; every tab remembers where one was. */
import type { CountTab } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { Stack } from '@/ui/kit/Stack';
import { Tabs } from '@/ui/kit/Tabs';
import { Page, useChoice, usePageData, usePageParams, useParam } from '@/ui/shell';
import { Board } from '../hotList/Board';
import { PERIODS } from '../hotList/periods';
import styles from './productHot.module.scss';

export default function ProductHotPage() {
  const params = usePageParams<'/tea/pages/productHot'>();
  const [cateId, setCate] = useParam(params, 'cateId');
  const [period, setPeriod] = useChoice(params, 'period', PERIODS);
  const cates = usePageData(() => call('tea.productHotCate', {}));
  return (
    <Page state={cates} className={styles.page}>
      {(tabs: CountTab[]) => {
        // A class that there is not shows the whole list.
        const known = tabs.find(({ id }) => id === cateId)?.id ?? '';
        return (
          <Stack style={{ height: `calc(100vh - ${platform.system.topBarHeight()}px)` }}>
            <Tabs
              label="类别"
              items={tabs.map(({ id, label }) => ({ id, label }))}
              current={known}
              onChange={setCate}
            />
            <Board key={`${known}-${period}`} cateId={known} period={period} onPeriod={setPeriod} />
          </Stack>
        );
      }}
    </Page>
  );
}
