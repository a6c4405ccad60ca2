/** /shop/pages/collection/index: what a member keeps, by kind; letting go can be undone for five seconds. */
import { useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { CollectRow } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useAction, useBlock, useList, usePageParams } from '@/ui/shell';
import { EditBar, EditingProvider, EditSwitch, useEditing } from '../../saved/editing';
import { SavedRow } from '../../saved/SavedRow';
import { EMPTY_KINDS, isKind, KINDS, readCollects, routeOf, type Kind } from '../../saved/kinds';
import { AddButton, RemindButton } from '../../saved/Ways';
import styles from './index.module.scss';

const UNDO_MS = 5000;

export default observer(function CollectionPage() {
  const params = usePageParams<'/shop/pages/collection/index'>();
  const { clock, feedback } = useStores();
  const [kind, setKind] = useState<Kind>(isKind(params.kind) ? params.kind : 'goods');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [round, setRound] = useState(0);
  const [gone, setGone] = useState<readonly CollectRow[]>([]);
  const cates = useBlock(() => call('collect.cate', {}, { hide: true }), String(round));
  const list = useList<CollectRow>((page) => readCollects(kind, keyword, page), [kind, keyword]);
  const edit = useEditing(list.rows);
  const lost = list.rows.filter(({ state }) => state === 'off');

  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const refresh = async () => {
    setRound((count) => count + 1);
    await list.reload();
  };
  const set = async (rows: readonly CollectRow[], on: boolean) => {
    for (const row of rows) await call('collect.create', { kind: row.kind, targetId: row.targetId, on });
    await refresh();
  };
  const remove = useAction(async (rows: readonly CollectRow[]) => {
    await set(rows, false);
    stop.current();
    setGone(rows);
    stop.current = clock.later(UNDO_MS, () => setGone([]));
  });
  const undo = useAction(async () => {
    stop.current();
    const back = gone.filter(({ state }) => state !== 'off');
    setGone([]);
    await set([...back].reverse(), true);
    feedback.toast('已放回收藏');
  });

  return (
    <Page
      right={list.rows.length > 0 && <EditSwitch state={edit} />}
      action={
        edit.on ? (
          <EditBar
            state={edit}
            verb="取消收藏"
            busy={remove.pending}
            onDelete={(ids) => void remove.run(list.rows.filter(({ id }) => ids.includes(id)))}
          />
        ) : (
          gone.length > 0 && (
            <View className={styles.undo} role="status">
              <Text className={styles.words}>{`已取消收藏 ${gone.length} 件`}</Text>
              <Button tone="line" onPress={() => void undo.run()}>
                撤销
              </Button>
            </View>
          )
        )
      }
    >
      <View className={styles.search}>
        <SearchBox
          placeholder="在收藏里找"
          maxLength={20}
          value={typed}
          onInput={(text) => {
            setTyped(text);
            if (text === '') setKeyword('');
          }}
          onSearch={() => setKeyword(typed.trim())}
        />
      </View>
      <Tabs
        label="收藏的种类"
        items={KINDS.map((item) => ({ ...item, count: cates?.find(({ id }) => id === item.id)?.count }))}
        current={kind}
        onChange={setKind}
      />
      <View className={styles.list}>
        {lost.length > 0 && !edit.on && (
          <View className={styles.lost}>
            <Notice tone="warn" onPress={() => void remove.run(lost)}>
              {`${lost.length} 件已失效，轻触清理`}
            </Notice>
          </View>
        )}
        <EditingProvider state={edit}>
          <List
            list={list}
            keyOf={(row) => row.id}
            render={(row) => <Kept row={row} />}
            empty={
              keyword ? (
                <Empty title="没有找到" text="换个词再找找" button="看全部收藏" onPress={() => setKeyword('')} />
              ) : (
                <Empty picture="favourite" {...EMPTY_KINDS[kind]} onPress={() => open(EMPTY_KINDS[kind].to)} />
              )
            }
          />
        </EditingProvider>
      </View>
    </Page>
  );
});

function Kept({ row }: { row: CollectRow }) {
  const route = routeOf(row);
  return (
    <SavedRow
      thing={row}
      note={`${formatTime(row.at, 'YYYY-MM-DD')} 收藏`}
      round={row.kind === 'master'}
      onOpen={row.state !== 'off' && canOpen(route) ? () => void open(route) : undefined}
    >
      {row.kind === 'goods' && row.state === 'soldout' && <RemindButton thing={row} kind="stock" />}
      {row.kind === 'goods' && row.state === 'ok' && <RemindButton thing={row} kind="price" />}
      {row.kind === 'goods' && row.state === 'ok' && <AddButton thing={row} />}
      {row.kind === 'goods' && row.state === 'off' && (
        <Button
          size="s"
          tone="line"
          label={`找${row.title}的相似款`}
          onPress={() => go('/shop/pages/list', row.cateId ? { categoryId: row.cateId } : {})}
        >
          找相似
        </Button>
      )}
    </SavedRow>
  );
}
