/** /tea/pages/producer: the region map and its producers; with an id one of them, so that back closes it first. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Tabs } from '@/ui/kit/Tabs';
import { List, NO_ROWS, Page, useBlock, useList, usePageData, usePageParams, useParam } from '@/ui/shell';
import { ProducerBody } from '../maker/ProducerBody';
import { ProducerCard } from '../maker/ProducerCard';
import { RegionMap } from '../maker/RegionMap';
import styles from '../maker/makers.module.scss';

export default function ProducerPage() {
  const { id } = usePageParams<'/tea/pages/producer'>();
  return id === undefined ? <Producers /> : <OneProducer id={id} />;
}

const openOne = (id: string) => go('/tea/pages/producer', { id });

function OneProducer({ id }: { id: string }) {
  const state = usePageData(async () => {
    const { producer } = await call('tea.producer', { id: /^\d+$/.test(id) ? id : '0' });
    return producer;
  }, [id]);
  return (
    <Page state={state} skeleton="detail" title={state.data?.card.name}>
      {(producer) => producer && <ProducerBody producer={producer} />}
    </Page>
  );
}

function Producers() {
  const [cateId, setCateId] = useParam(usePageParams<'/tea/pages/producer'>(), 'cateId');
  const regions = useBlock(() => call('tea.producerCate', {}, { hide: true }));
  const list = useList((page) => call('tea.producer', { ...(cateId ? { cateId } : {}), page }), [cateId], {
    rows: ({ page }) => page ?? NO_ROWS,
  });
  return (
    <Page>
      <RegionMap producers={list.rows} onOpen={openOne} />
      <View className={styles.top}>
        {regions !== null && (
          <View className={styles.tabs}>
            {regions && <Tabs items={regions} current={cateId} label="产区" onChange={setCateId} />}
          </View>
        )}
      </View>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={(one) => one.id}
          render={(producer) => <ProducerCard producer={producer} onOpen={() => openOne(producer.id)} />}
          chunkClass="chunk-stack"
          empty={<Empty title="这个产区还没有茶园" text="先看看别处" button="全部产区" onPress={() => setCateId('')} />}
        />
      </View>
    </Page>
  );
}
