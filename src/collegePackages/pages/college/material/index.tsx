/** /collegePackages/pages/college/material/index: papers, pictures, sounds and tables to learn and to sell by. */
import { View } from '@tarojs/components';
import { useShare } from '@/domain/poster/useShare';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Slot } from '@/ui/kit/Slot';
import { Tabs } from '@/ui/kit/Tabs';
import { later, List, Page, usePageParams } from '@/ui/shell';
import { Row } from '../../../material/Row';
import { OWN, useMaterials } from '../../../material/useMaterials';
import { KINDS } from '../../../material/words';
import styles from '../../../material/material.module.scss';

const PreviewSheet = later(() => import('../../../material/PreviewSheet').then(({ PreviewSheet: part }) => part));

export default function MaterialPage() {
  const shelf = useMaterials(usePageParams<'/collegePackages/pages/college/material/index'>());
  const { list, cates, cateId, kind, looked, get, link } = shelf;
  const { share, sheet } = useShare(looked?.kind === 'image' ? { kind: 'material', id: looked.id } : undefined);
  return (
    <Page
      overlay={
        <>
          <PreviewSheet
            open={shelf.open}
            material={looked}
            onClose={shelf.close}
            onGet={(row) => void get.run(row)}
            onLink={(row) => void link.run(row)}
            onPoster={() => {
              shelf.close();
              share();
            }}
          />
          {sheet}
        </>
      }
    >
      <View className={styles.search}>
        <SearchBox placeholder="找资料" maxLength={30} {...shelf.box} />
      </View>
      <Slot className={styles.cates}>
        {cates.length > 0 && (
          <Tabs
            // How many were downloaded is nobody's question.
            items={cates.map(({ id, label, count }) => (id === OWN ? { id, label } : { id, label, count }))}
            current={cateId}
            label="资料分类"
            onChange={shelf.setCate}
          />
        )}
      </Slot>
      <View className={styles.kinds}>
        <Chips label="格式" items={KINDS} current={kind} onChange={shelf.setKind} />
      </View>
      <Slot>
        {shelf.ofCourse && (
          <Notice tone="plain" icon="book" onClose={shelf.leaveCourse}>
            只列出这门课的资料
          </Notice>
        )}
      </Slot>
      <View className={styles.list}>
        <List
          list={list}
          keyOf={({ id }) => id}
          chunkClass="chunk-card chunk-alone"
          render={(row) => <Row material={row} onLook={() => shelf.look(row)} onGet={() => void get.run(row)} />}
          empty={<Nothing isOwn={cateId === OWN} isAsked={shelf.isAsked} onAll={shelf.showAll} />}
        />
      </View>
    </Page>
  );
}

function Nothing({ isOwn, isAsked, onAll }: { isOwn: boolean; isAsked: boolean; onAll: () => void }) {
  if (isOwn) return <Empty title="最近 90 天没有下载过资料" button="看全部资料" onPress={onAll} />;
  if (isAsked) return <Empty title="没有这样的资料" text="换个词，或放宽条件" button="看全部资料" onPress={onAll} />;
  return <Empty title="资料整理中" text="新的课件和手册会放在这里" />;
}
