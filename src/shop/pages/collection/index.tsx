/** /shop/pages/collection/index: what a member keeps, by kind; letting go can be undone for five seconds. */
import { observer } from 'mobx-react';
import { View } from '@tarojs/components';
import { open } from '@/core/routes';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { SearchBox } from '@/ui/kit/SearchBox';
import { Tabs } from '@/ui/kit/Tabs';
import { List, Page, useChoice, useKeyword, usePageParams } from '@/ui/shell';
import { FavouriteLine } from '../../favourite/FavouriteLine';
import { EditBar, EditingProvider, EditSwitch, useEditing } from '../../favourite/editing';
import { EMPTY_KINDS, KINDS } from '../../favourite/kinds';
import { UndoBar } from '../../favourite/UndoBar';
import { useFavourites } from '../../favourite/useFavourites';
import styles from './index.module.scss';

export default observer(function CollectionPage() {
  const params = usePageParams<'/shop/pages/collection/index'>();
  const [kind, setKind] = useChoice(params, 'kind', KINDS);
  const { keyword, box, clear } = useKeyword(params);
  const { list, counts, gone, remove, undo } = useFavourites(kind, keyword);
  const edit = useEditing(list.rows);
  const lost = list.rows.filter(({ state }) => state === 'off');
  const removeAll = (ids: readonly string[]) => void remove.run(list.rows.filter(({ id }) => ids.includes(id)));
  return (
    <Page
      right={list.rows.length > 0 && <EditSwitch state={edit} />}
      action={
        edit.on ? (
          <EditBar state={edit} verb="取消收藏" busy={remove.pending} onDelete={removeAll} />
        ) : (
          gone > 0 && <UndoBar count={gone} onUndo={undo} />
        )
      }
    >
      <View className={styles.search}>
        <SearchBox placeholder="在收藏里找" maxLength={20} {...box} />
      </View>
      <Tabs
        label="收藏的种类"
        items={KINDS.map((item) => ({ ...item, count: counts?.find(({ id }) => id === item.id)?.count }))}
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
            render={(row) => <FavouriteLine row={row} />}
            empty={
              keyword ? (
                <Empty title="没有找到" text="换个词再找找" button="看全部收藏" onPress={clear} />
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
