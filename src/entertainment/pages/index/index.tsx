/** /entertainment/pages/index/index: films, slices and tea music. */
import { observer } from 'mobx-react';
import { go } from '@/core/routes';
import { IconButton } from '@/ui/kit/IconButton';
import { Tabs } from '@/ui/kit/Tabs';
import { later, Page, useChoice, usePageParams, useParam } from '@/ui/shell';
import { Waiting } from '@/ui/shell/Waiting';
import { useNetworkHint } from '../../film/useNetworkHint';
import { Films } from '../../feed/Films';
import { AreaBars } from '../../AreaBars';

const Slices = later(() => import('../../feed/Slices').then(({ Slices: part }) => part), Waiting);
const TuneList = later(() => import('../../tunes/TuneList').then(({ TuneList: part }) => part), Waiting);

const TABS = [
  { id: 'video', label: '视频' },
  { id: 'slice', label: '片段' },
  { id: 'audio', label: '茶音' },
] as const;

export default observer(function FilmsPage() {
  const params = usePageParams<'/entertainment/pages/index/index'>();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const [cateId, setCate] = useParam(params, 'cateId');
  useNetworkHint();
  const choose = (next: typeof tab) => {
    setTab(next);
    setCate('');
  };
  return (
    <Page
      right={<IconButton icon="search" label="搜索视频" onPress={() => go('/entertainment/pages/search/index', {})} />}
      overlay={<AreaBars />}
    >
      <Tabs label="看还是听" items={TABS} current={tab} onChange={choose} />
      {tab === 'video' && <Films cateId={cateId} onCate={setCate} />}
      {tab === 'slice' && <Slices cateId={cateId} onCate={setCate} />}
      {tab === 'audio' && <TuneList />}
    </Page>
  );
});
